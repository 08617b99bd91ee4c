/// The options that all accessories have.
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// The options of a disclosure indicator.
  public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a delete control.
  public struct DeleteOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?
    /// The color behind the mark; `nil` for the default.
    public var backgroundColor: UIColor?

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an insert control.
  public struct InsertOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?
    /// The color behind the mark; `nil` for the default.
    public var backgroundColor: UIColor?

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a grip.
  public struct ReorderOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?
    /// Whether a line lies before the grip, if accessories precede it.
    public var showsVerticalSeparator: Bool

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a selection mark.
  public struct MultiselectOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?
    /// The color behind the mark; `nil` for the default.
    public var backgroundColor: UIColor?

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an outline's chevron.
  public struct OutlineDisclosureOptions: CellAccessoryOptions {
    /// The styles of an outline's chevron.
    public enum Style: Int, Sendable, Hashable {
      /// The style of a header for a header, else that of a cell.
      case automatic = 0
      /// The whole cell shows and hides the children.
      case header = 1
      /// Only the chevron shows and hides the children.
      case cell = 2
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?
    /// The style.
    public var style: Style

    /// Creates options; omitted ones have their defaults.
    public init(
      style: Style? = nil, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }

  /// The options of a button that shows details.
  public struct DetailOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a button that shows a menu.
  public struct PopUpMenuOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The options of a text label.
  public struct LabelOptions: CellAccessoryOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color; `nil` for the default.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; omitted ones have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
