/// A type that provides queries for elements of each type.
@preconcurrency @MainActor public protocol XCUIElementTypeQueryProvider {
  /// The first element that matches.
  var firstMatch: XCUIElement { get }
  /// The elements that are activity indicators.
  var activityIndicators: XCUIElementQuery { get }
  /// The elements that are alerts.
  var alerts: XCUIElementQuery { get }
  /// The elements that are browsers.
  var browsers: XCUIElementQuery { get }
  /// The elements that are buttons.
  var buttons: XCUIElementQuery { get }
  /// The elements that are cells.
  var cells: XCUIElementQuery { get }
  /// The elements that are check boxes.
  var checkBoxes: XCUIElementQuery { get }
  /// The elements that are collection views.
  var collectionViews: XCUIElementQuery { get }
  /// The elements that are color wells.
  var colorWells: XCUIElementQuery { get }
  /// The elements that are combo boxes.
  var comboBoxes: XCUIElementQuery { get }
  /// The elements that are date pickers.
  var datePickers: XCUIElementQuery { get }
  /// The elements that are decrement arrows.
  var decrementArrows: XCUIElementQuery { get }
  /// The elements that are dialogs.
  var dialogs: XCUIElementQuery { get }
  /// The elements that are disclosed child rows.
  var disclosedChildRows: XCUIElementQuery { get }
  /// The elements that are disclosure triangles.
  var disclosureTriangles: XCUIElementQuery { get }
  /// The elements that are dock items.
  var dockItems: XCUIElementQuery { get }
  /// The elements that are drawers.
  var drawers: XCUIElementQuery { get }
  /// The elements that are grids.
  var grids: XCUIElementQuery { get }
  /// The elements that are groups.
  var groups: XCUIElementQuery { get }
  /// The elements that are handles.
  var handles: XCUIElementQuery { get }
  /// The elements that are help tags.
  var helpTags: XCUIElementQuery { get }
  /// The elements that are icons.
  var icons: XCUIElementQuery { get }
  /// The elements that are images.
  var images: XCUIElementQuery { get }
  /// The elements that are increment arrows.
  var incrementArrows: XCUIElementQuery { get }
  /// The elements that are keyboards.
  var keyboards: XCUIElementQuery { get }
  /// The elements that are keys.
  var keys: XCUIElementQuery { get }
  /// The elements that are layout areas.
  var layoutAreas: XCUIElementQuery { get }
  /// The elements that are layout items.
  var layoutItems: XCUIElementQuery { get }
  /// The elements that are level indicators.
  var levelIndicators: XCUIElementQuery { get }
  /// The elements that are links.
  var links: XCUIElementQuery { get }
  /// The elements that are maps.
  var maps: XCUIElementQuery { get }
  /// The elements that are mattes.
  var mattes: XCUIElementQuery { get }
  /// The elements that are menu bar items.
  var menuBarItems: XCUIElementQuery { get }
  /// The elements that are menu bars.
  var menuBars: XCUIElementQuery { get }
  /// The elements that are menu buttons.
  var menuButtons: XCUIElementQuery { get }
  /// The elements that are menu items.
  var menuItems: XCUIElementQuery { get }
  /// The elements that are menus.
  var menus: XCUIElementQuery { get }
  /// The elements that are navigation bars.
  var navigationBars: XCUIElementQuery { get }
  /// The elements of no other type.
  var otherElements: XCUIElementQuery { get }
  /// The elements that are outline rows.
  var outlineRows: XCUIElementQuery { get }
  /// The elements that are outlines.
  var outlines: XCUIElementQuery { get }
  /// The elements that are page indicators.
  var pageIndicators: XCUIElementQuery { get }
  /// The elements that are pickers.
  var pickers: XCUIElementQuery { get }
  /// The elements that are picker wheels.
  var pickerWheels: XCUIElementQuery { get }
  /// The elements that are popovers.
  var popovers: XCUIElementQuery { get }
  /// The elements that are pop up buttons.
  var popUpButtons: XCUIElementQuery { get }
  /// The elements that are progress indicators.
  var progressIndicators: XCUIElementQuery { get }
  /// The elements that are radio buttons.
  var radioButtons: XCUIElementQuery { get }
  /// The elements that are radio groups.
  var radioGroups: XCUIElementQuery { get }
  /// The elements that are rating indicators.
  var ratingIndicators: XCUIElementQuery { get }
  /// The elements that are relevance indicators.
  var relevanceIndicators: XCUIElementQuery { get }
  /// The elements that are ruler markers.
  var rulerMarkers: XCUIElementQuery { get }
  /// The elements that are rulers.
  var rulers: XCUIElementQuery { get }
  /// The elements that are scroll bars.
  var scrollBars: XCUIElementQuery { get }
  /// The elements that are scroll views.
  var scrollViews: XCUIElementQuery { get }
  /// The elements that are search fields.
  var searchFields: XCUIElementQuery { get }
  /// The elements that are secure text fields.
  var secureTextFields: XCUIElementQuery { get }
  /// The elements that are segmented controls.
  var segmentedControls: XCUIElementQuery { get }
  /// The elements that are sheets.
  var sheets: XCUIElementQuery { get }
  /// The elements that are sliders.
  var sliders: XCUIElementQuery { get }
  /// The elements that are split groups.
  var splitGroups: XCUIElementQuery { get }
  /// The elements that are splitters.
  var splitters: XCUIElementQuery { get }
  /// The elements that are static texts.
  var staticTexts: XCUIElementQuery { get }
  /// The elements that are status bars.
  var statusBars: XCUIElementQuery { get }
  /// The elements that are status items.
  var statusItems: XCUIElementQuery { get }
  /// The elements that are steppers.
  var steppers: XCUIElementQuery { get }
  /// The elements that are switches.
  var switches: XCUIElementQuery { get }
  /// The elements that are tab bars.
  var tabBars: XCUIElementQuery { get }
  /// The elements that are tab groups.
  var tabGroups: XCUIElementQuery { get }
  /// The elements that are table columns.
  var tableColumns: XCUIElementQuery { get }
  /// The elements that are table rows.
  var tableRows: XCUIElementQuery { get }
  /// The elements that are tables.
  var tables: XCUIElementQuery { get }
  /// The elements that are tabs.
  var tabs: XCUIElementQuery { get }
  /// The elements that are text fields.
  var textFields: XCUIElementQuery { get }
  /// The elements that are text views.
  var textViews: XCUIElementQuery { get }
  /// The elements that are timelines.
  var timelines: XCUIElementQuery { get }
  /// The elements that are toggles.
  var toggles: XCUIElementQuery { get }
  /// The elements that are toolbar buttons.
  var toolbarButtons: XCUIElementQuery { get }
  /// The elements that are toolbars.
  var toolbars: XCUIElementQuery { get }
  /// The elements that are touch bars.
  var touchBars: XCUIElementQuery { get }
  /// The elements that are value indicators.
  var valueIndicators: XCUIElementQuery { get }
  /// The elements that are web views.
  var webViews: XCUIElementQuery { get }
  /// The elements that are windows.
  var windows: XCUIElementQuery { get }
}
