import type { PlanEvent } from '@waymark/events';
import type { PlanNames } from '../planNames.ts';
import { created, excerpt, modified, removed, told, type Told } from '../told.ts';

export function tellBlock(event: PlanEvent, names: PlanNames): Told | null {
  const about = (moduleId: string) => ({ moduleId, audience: names.audience(moduleId) });
  switch (event.type) {
    case 'TextBlockAdded': {
      const title = names.title(event.data.moduleId);
      return told(`added text to ${title}`, title, [created('Text', excerpt(event.data.html))], about(event.data.moduleId));
    }
    case 'TextBlockSet': {
      const { moduleId, from, to } = event.data;
      return told(`wrote in ${names.title(moduleId)}`, names.title(moduleId), [modified('Text', excerpt(from), excerpt(to))], about(moduleId));
    }
    case 'BlockWeightsSet': {
      const title = names.title(event.data.moduleId);
      return told(`reordered the content of ${title}`, title, [], about(event.data.moduleId));
    }
    case 'TextBlockRemoved': {
      const title = names.title(event.data.moduleId);
      return told(`deleted text from ${title}`, title, [removed('Text', excerpt(event.data.html))], about(event.data.moduleId));
    }
    default:
      return null;
  }
}
