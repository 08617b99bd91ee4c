extension UICellAccessory {
  /// The configuration of an accessory with a view of the app.
  public struct CustomViewConfiguration: CellAccessoryOptions {
    /// The view.
    public let customView: UIView
    /// The side of the cell, and the place among the accessories there.
    public let placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color of the view; `nil` for its own.
    public var tintColor: UIColor?
    /// Whether the view keeps its size instead of taking its natural one.
    public var maintainsFixedSize: Bool

    /// Creates a configuration; what is left out has its default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
