import type { ResourceName } from '@waymark/api';
import type { adminAddress, entryAddress, PathOf } from '@waymark/api/addresses';
import type { LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import { learnLate, type English } from '../../base/texts/index.ts';

/** The areas of the app, as the navbar names them. */
export type Section = 'blueprints' | 'executions' | 'inbox' | 'settings';

/** A route of the staff's app. */
type Route = PathOf<typeof adminAddress> | typeof entryAddress.executions.path;

type ScreenAddress = {
  /** Its address (PRODUCT 2). A list that has forms takes what is below it, too. */
  readonly at: Route;
  /** Another address at which it stands as well. */
  readonly also?: Route;
  /**
   * The area that it belongs to; null for a page of the person, or one that may be of either kind.
   */
  readonly area: Section | null;
};

/**
 * What react-admin shows of a resource: `<Resource {...roles} />`. Its forms stand over its list.
 */
export type ResourceScreen = ScreenAddress &
  Pick<ResourceProps, 'hasCreate' | 'hasEdit'> & {
    readonly name: ResourceName;
    readonly list: ComponentType;
  };

/** A page of our own: a board, a text, a form of one thing. */
export type PageScreen = ScreenAddress & { readonly page: ComponentType };

export type Screen = ResourceScreen | PageScreen;

type SettingsWord = `settingsMenu.${keyof English['settingsMenu']}`;

/** A screen with its entry in the side menu of the settings. */
export type MenuScreen = Screen & {
  readonly label: SettingsWord;
  /** A sentence that says what the screen is for, on its card in the settings. */
  readonly about: SettingsWord;
  readonly icon: LucideIcon;
  /** Whether operators of the installation alone see the screen. */
  readonly operators?: true;
};

/** A group of the side menu (PRODUCT 2.2), in the order in which it is shown. */
export type MenuGroup = { readonly title: SettingsWord; readonly screens: readonly MenuScreen[] };

/** Loads its file before it is shown. */
type Ahead = { readonly load: () => Promise<unknown> };

/**
 * A component that is loaded when it is first shown, or ahead of that, with the texts that come
 * late. @param name what its file calls it
 */
export const lazily = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType & Ahead => {
  const withWords = async () => {
    const [file] = await Promise.all([load(), learnLate()]);
    return { default: file[name] };
  };
  return Object.assign(lazy<ComponentType>(withWords), { load: withWords });
};

/** Loads the file of a screen; one that stands in the entry is there. */
export async function loadScreen(screen: Screen): Promise<void> {
  const component: ComponentType & Partial<Ahead> = 'page' in screen ? screen.page : screen.list;
  await component.load?.();
}
