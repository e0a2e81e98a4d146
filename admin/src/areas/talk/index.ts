export { subjectOfTask } from './conversation/subject.ts';
export { awaitsUs, useNoAnswer } from './conversation/useNoAnswer.ts';
export { useConversation } from './conversation/useTalk.ts';
export { Talk } from './later.ts';
