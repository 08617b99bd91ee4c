extension XCUIElement {
  /// The type of an element.
  ///
  /// The elements of the phone's apps have the types in `ElementKinds`; the others are those of a
  /// Mac.
  ///
  /// - Source: the constants of Apple's public header. Confidence: documented.
  public enum ElementType: UInt, Sendable, CaseIterable {
    /// Any element.
    case any = 0
    /// An element of no other type.
    case other
    /// An app.
    case application
    /// A group.
    case group
    /// A window.
    case window
    /// A sheet.
    case sheet
    /// A drawer.
    case drawer
    /// An alert.
    case alert
    /// A dialog.
    case dialog
    /// A button.
    case button
    /// A radio button.
    case radioButton
    /// A radio group.
    case radioGroup
    /// A check box.
    case checkBox
    /// A disclosure triangle.
    case disclosureTriangle
    /// A pop up button.
    case popUpButton
    /// A combo box.
    case comboBox
    /// A menu button.
    case menuButton
    /// A toolbar button.
    case toolbarButton
    /// A popover.
    case popover
    /// A keyboard.
    case keyboard
    /// A key.
    case key
    /// A navigation bar.
    case navigationBar
    /// A tab bar.
    case tabBar
    /// A tab group.
    case tabGroup
    /// A toolbar.
    case toolbar
    /// A status bar.
    case statusBar
    /// A table.
    case table
    /// A table row.
    case tableRow
    /// A table column.
    case tableColumn
    /// An outline.
    case outline
    /// An outline row.
    case outlineRow
    /// A browser.
    case browser
    /// A collection view.
    case collectionView
    /// A slider.
    case slider
    /// A page indicator.
    case pageIndicator
    /// A progress indicator.
    case progressIndicator
    /// An activity indicator.
    case activityIndicator
    /// A segmented control.
    case segmentedControl
    /// A picker.
    case picker
    /// A picker wheel.
    case pickerWheel
    /// A switch.
    case `switch`
    /// A toggle.
    case toggle
    /// A link.
    case link
    /// An image.
    case image
    /// An icon.
    case icon
    /// A search field.
    case searchField
    /// A scroll view.
    case scrollView
    /// A scroll bar.
    case scrollBar
    /// A static text.
    case staticText
    /// A text field.
    case textField
    /// A secure text field.
    case secureTextField
    /// A date picker.
    case datePicker
    /// A text view.
    case textView
    /// A menu.
    case menu
    /// A menu item.
    case menuItem
    /// A menu bar.
    case menuBar
    /// A menu bar item.
    case menuBarItem
    /// A map.
    case map
    /// A web view.
    case webView
    /// An increment arrow.
    case incrementArrow
    /// A decrement arrow.
    case decrementArrow
    /// A timeline.
    case timeline
    /// A rating indicator.
    case ratingIndicator
    /// A value indicator.
    case valueIndicator
    /// A split group.
    case splitGroup
    /// A splitter.
    case splitter
    /// A relevance indicator.
    case relevanceIndicator
    /// A color well.
    case colorWell
    /// A help tag.
    case helpTag
    /// A matte.
    case matte
    /// A dock item.
    case dockItem
    /// A ruler.
    case ruler
    /// A ruler marker.
    case rulerMarker
    /// A grid.
    case grid
    /// A level indicator.
    case levelIndicator
    /// A cell.
    case cell
    /// A layout area.
    case layoutArea
    /// A layout item.
    case layoutItem
    /// A handle.
    case handle
    /// A stepper.
    case stepper
    /// A tab.
    case tab
    /// A touch bar.
    case touchBar
    /// A status item.
    case statusItem

    /// The name in descriptions and messages, such as `StaticText`.
    var title: String {
      let name = String(describing: self)
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}
