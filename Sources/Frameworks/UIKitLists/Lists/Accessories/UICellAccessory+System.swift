import TactusUIKitViews

// The accessories of the system. Steps Lists.LS6, Lists.LS7.
extension UICellAccessory {
  /// Returns a chevron: a tap on the cell shows more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed)).with(options)
  }

  /// Returns a chevron that shows and hides the children of the cell's item.
  ///
  /// - Parameters:
  ///   - displayed: The editing states in which the accessory is visible.
  ///   - options: The options.
  ///   - actionHandler: A closure that is called in place of the data source's expanding or
  ///     collapsing.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var new = UICellAccessory(.outlineDisclosure, .trailing(displayed: displayed)).with(options)
    (new.outlineStyle, new.handler) = (options.style, actionHandler)
    return new
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .trailing(displayed: displayed)).with(options)
  }

  /// Returns a delete control: without a handler it shows the actions of a swipe.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var new = UICellAccessory(.delete, .leading(displayed: displayed)).with(options)
    (new.backgroundColor, new.handler) = (options.backgroundColor, actionHandler)
    return new
  }

  /// Returns a control that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var new = UICellAccessory(.insert, .leading(displayed: displayed)).with(options)
    (new.backgroundColor, new.handler) = (options.backgroundColor, actionHandler)
    return new
  }

  /// Returns a grip that moves the cell.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var new = UICellAccessory(.reorder, .trailing(displayed: displayed)).with(options)
    new.showsVerticalSeparator = options.showsVerticalSeparator
    return new
  }

  /// Returns a selection mark.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var new = UICellAccessory(.multiselect, .leading(displayed: displayed)).with(options)
    new.backgroundColor = options.backgroundColor
    return new
  }

  /// Returns a text, such as the number of an item's children.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var new = UICellAccessory(.label, .trailing(displayed: displayed)).with(options)
    new.label = LabelText(
      text: text, font: options.font, adjustsFont: options.adjustsFontForContentSizeCategory)
    return new
  }

  /// Returns a button that shows details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var new = UICellAccessory(.detail, .trailing(displayed: displayed)).with(options)
    new.handler = actionHandler
    return new
  }

  /// Returns a button with the chosen element of a menu, which it shows.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var new = UICellAccessory(.popUpMenu, .trailing(displayed: displayed)).with(options)
    (new.menu, new.menuHandler) = (menu, selectedElementDidChangeHandler)
    return new
  }

  /// Returns an accessory with a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var new = UICellAccessory(.customView(configuration.customView), configuration.placement)
    new = new.with(configuration)
    new.maintainsFixedSize = configuration.maintainsFixedSize
    return new
  }

  /// Returns the accessory with the options that all kinds have.
  private func with(_ options: some CellAccessoryOptions) -> UICellAccessory {
    var new = self
    (new.isHidden, new.tintColor) = (options.isHidden, options.tintColor)
    new.reservedLayoutWidth = options.reservedLayoutWidth
    return new
  }
}
