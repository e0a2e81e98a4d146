import { texts } from '../texts/pages.ts';
import { useSkeleton } from './useSkeleton.ts';
import './states.css';

const bar = (className: string, key?: number) => <span key={key} className={`sk ${className}`} />;

/** The home's shape while its content is on the way. */
export function HomeSkeleton() {
  const due = useSkeleton();
  return (
    <main id="content" className="wrap" aria-busy="true">
      <span className="vh" role="status">
        {due && texts().loading}
      </span>
      {due && (
        <div aria-hidden="true">
          {bar('w-3')}
          {bar('w-6 tall')}
          <div className="two-col">
            <div>
              <div className="panel sk-card">
                {bar('w-8 tall')}
                {bar('w-10')}
                {bar('w-6')}
                {bar('w-3 button')}
              </div>
              <div className="panel sk-card">
                {[7, 5, 8].map((width, i) => bar(`w-${width}`, i))}
              </div>
            </div>
            <div className="panel sk-card">
              {[5, 7, 6, 8, 5].map((width, i) => bar(`w-${width}`, i))}
            </div>
          </div>
        </div>
      )}
    </main>
  );
}

/** A task's shape while it is on the way. */
export function TaskSkeleton() {
  const due = useSkeleton();
  return (
    <main className="task-page sk-card" aria-busy="true">
      <span className="vh" role="status">
        {due && texts().loading}
      </span>
      {due && (
        <div aria-hidden="true">
          {bar('w-3')}
          {bar('w-10 tall')}
          {bar('w-6 tall')}
          {[10, 10, 7].map((width, i) => bar(`w-${width}`, i))}
        </div>
      )}
    </main>
  );
}
