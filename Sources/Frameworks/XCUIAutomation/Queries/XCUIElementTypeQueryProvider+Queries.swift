// The queries by type.
extension XCUIElementTypeQueryProvider {
  /// The elements that are activity indicators.
  public var activityIndicators: XCUIElementQuery { elements(.activityIndicator) }
  /// The elements that are alerts.
  public var alerts: XCUIElementQuery { elements(.alert) }
  /// The elements that are browsers.
  public var browsers: XCUIElementQuery { elements(.browser) }
  /// The elements that are buttons.
  public var buttons: XCUIElementQuery { elements(.button) }
  /// The elements that are cells.
  public var cells: XCUIElementQuery { elements(.cell) }
  /// The elements that are check boxes.
  public var checkBoxes: XCUIElementQuery { elements(.checkBox) }
  /// The elements that are collection views.
  public var collectionViews: XCUIElementQuery { elements(.collectionView) }
  /// The elements that are color wells.
  public var colorWells: XCUIElementQuery { elements(.colorWell) }
  /// The elements that are combo boxes.
  public var comboBoxes: XCUIElementQuery { elements(.comboBox) }
  /// The elements that are date pickers.
  public var datePickers: XCUIElementQuery { elements(.datePicker) }
  /// The elements that are decrement arrows.
  public var decrementArrows: XCUIElementQuery { elements(.decrementArrow) }
  /// The elements that are dialogs.
  public var dialogs: XCUIElementQuery { elements(.dialog) }
  /// The elements that are disclosed child rows.
  public var disclosedChildRows: XCUIElementQuery { elements(.outlineRow) }
  /// The elements that are disclosure triangles.
  public var disclosureTriangles: XCUIElementQuery { elements(.disclosureTriangle) }
  /// The elements that are dock items.
  public var dockItems: XCUIElementQuery { elements(.dockItem) }
  /// The elements that are drawers.
  public var drawers: XCUIElementQuery { elements(.drawer) }
  /// The elements that are grids.
  public var grids: XCUIElementQuery { elements(.grid) }
  /// The elements that are groups.
  public var groups: XCUIElementQuery { elements(.group) }
  /// The elements that are handles.
  public var handles: XCUIElementQuery { elements(.handle) }
  /// The elements that are help tags.
  public var helpTags: XCUIElementQuery { elements(.helpTag) }
  /// The elements that are icons.
  public var icons: XCUIElementQuery { elements(.icon) }
  /// The elements that are images.
  public var images: XCUIElementQuery { elements(.image) }
  /// The elements that are increment arrows.
  public var incrementArrows: XCUIElementQuery { elements(.incrementArrow) }
  /// The elements that are keyboards.
  public var keyboards: XCUIElementQuery { elements(.keyboard) }
  /// The elements that are keys.
  public var keys: XCUIElementQuery { elements(.key) }
  /// The elements that are layout areas.
  public var layoutAreas: XCUIElementQuery { elements(.layoutArea) }
  /// The elements that are layout items.
  public var layoutItems: XCUIElementQuery { elements(.layoutItem) }
  /// The elements that are level indicators.
  public var levelIndicators: XCUIElementQuery { elements(.levelIndicator) }
  /// The elements that are links.
  public var links: XCUIElementQuery { elements(.link) }
  /// The elements that are maps.
  public var maps: XCUIElementQuery { elements(.map) }
  /// The elements that are mattes.
  public var mattes: XCUIElementQuery { elements(.matte) }
  /// The elements that are menu bar items.
  public var menuBarItems: XCUIElementQuery { elements(.menuBarItem) }
  /// The elements that are menu bars.
  public var menuBars: XCUIElementQuery { elements(.menuBar) }
  /// The elements that are menu buttons.
  public var menuButtons: XCUIElementQuery { elements(.menuButton) }
  /// The elements that are menu items.
  public var menuItems: XCUIElementQuery { elements(.menuItem) }
  /// The elements that are menus.
  public var menus: XCUIElementQuery { elements(.menu) }
  /// The elements that are navigation bars.
  public var navigationBars: XCUIElementQuery { elements(.navigationBar) }
  /// The elements of no other type.
  public var otherElements: XCUIElementQuery { elements(.other) }
  /// The elements that are outline rows.
  public var outlineRows: XCUIElementQuery { elements(.outlineRow) }
  /// The elements that are outlines.
  public var outlines: XCUIElementQuery { elements(.outline) }
  /// The elements that are page indicators.
  public var pageIndicators: XCUIElementQuery { elements(.pageIndicator) }
  /// The elements that are pickers.
  public var pickers: XCUIElementQuery { elements(.picker) }
  /// The elements that are picker wheels.
  public var pickerWheels: XCUIElementQuery { elements(.pickerWheel) }
  /// The elements that are popovers.
  public var popovers: XCUIElementQuery { elements(.popover) }
  /// The elements that are pop up buttons.
  public var popUpButtons: XCUIElementQuery { elements(.popUpButton) }
  /// The elements that are progress indicators.
  public var progressIndicators: XCUIElementQuery { elements(.progressIndicator) }
  /// The elements that are radio buttons.
  public var radioButtons: XCUIElementQuery { elements(.radioButton) }
  /// The elements that are radio groups.
  public var radioGroups: XCUIElementQuery { elements(.radioGroup) }
  /// The elements that are rating indicators.
  public var ratingIndicators: XCUIElementQuery { elements(.ratingIndicator) }
  /// The elements that are relevance indicators.
  public var relevanceIndicators: XCUIElementQuery { elements(.relevanceIndicator) }
  /// The elements that are ruler markers.
  public var rulerMarkers: XCUIElementQuery { elements(.rulerMarker) }
  /// The elements that are rulers.
  public var rulers: XCUIElementQuery { elements(.ruler) }
  /// The elements that are scroll bars.
  public var scrollBars: XCUIElementQuery { elements(.scrollBar) }
  /// The elements that are scroll views.
  public var scrollViews: XCUIElementQuery { elements(.scrollView) }
  /// The elements that are search fields.
  public var searchFields: XCUIElementQuery { elements(.searchField) }
  /// The elements that are secure text fields.
  public var secureTextFields: XCUIElementQuery { elements(.secureTextField) }
  /// The elements that are segmented controls.
  public var segmentedControls: XCUIElementQuery { elements(.segmentedControl) }
  /// The elements that are sheets.
  public var sheets: XCUIElementQuery { elements(.sheet) }
  /// The elements that are sliders.
  public var sliders: XCUIElementQuery { elements(.slider) }
  /// The elements that are split groups.
  public var splitGroups: XCUIElementQuery { elements(.splitGroup) }
  /// The elements that are splitters.
  public var splitters: XCUIElementQuery { elements(.splitter) }
  /// The elements that are static texts.
  public var staticTexts: XCUIElementQuery { elements(.staticText) }
  /// The elements that are status bars.
  public var statusBars: XCUIElementQuery { elements(.statusBar) }
  /// The elements that are status items.
  public var statusItems: XCUIElementQuery { elements(.statusItem) }
  /// The elements that are steppers.
  public var steppers: XCUIElementQuery { elements(.stepper) }
  /// The elements that are switches.
  public var switches: XCUIElementQuery { elements(.switch) }
  /// The elements that are tab bars.
  public var tabBars: XCUIElementQuery { elements(.tabBar) }
  /// The elements that are tab groups.
  public var tabGroups: XCUIElementQuery { elements(.tabGroup) }
  /// The elements that are table columns.
  public var tableColumns: XCUIElementQuery { elements(.tableColumn) }
  /// The elements that are table rows.
  public var tableRows: XCUIElementQuery { elements(.tableRow) }
  /// The elements that are tables.
  public var tables: XCUIElementQuery { elements(.table) }
  /// The elements that are tabs.
  public var tabs: XCUIElementQuery { elements(.tab) }
  /// The elements that are text fields.
  public var textFields: XCUIElementQuery { elements(.textField) }
  /// The elements that are text views.
  public var textViews: XCUIElementQuery { elements(.textView) }
  /// The elements that are timelines.
  public var timelines: XCUIElementQuery { elements(.timeline) }
  /// The elements that are toggles.
  public var toggles: XCUIElementQuery { elements(.toggle) }
  /// The elements that are toolbar buttons.
  public var toolbarButtons: XCUIElementQuery { elements(.toolbarButton) }
  /// The elements that are toolbars.
  public var toolbars: XCUIElementQuery { elements(.toolbar) }
  /// The elements that are touch bars.
  public var touchBars: XCUIElementQuery { elements(.touchBar) }
  /// The elements that are value indicators.
  public var valueIndicators: XCUIElementQuery { elements(.valueIndicator) }
  /// The elements that are web views.
  public var webViews: XCUIElementQuery { elements(.webView) }
  /// The elements that are windows.
  public var windows: XCUIElementQuery { elements(.window) }

  /// Returns the query for all descendants of a type.
  private func elements(_ type: XCUIElement.ElementType) -> XCUIElementQuery {
    let step = QueryStep.descendants(type)
    return switch self {
    case let element as XCUIElement: XCUIElementQuery(.element(element), step)
    case let query as XCUIElementQuery: XCUIElementQuery(.query(query), step)
    default: XCUIElementQuery(.nothing, step)
    }
  }
}
