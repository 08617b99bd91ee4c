/// The background of a cell, a header, a footer or a button, as a value (CellConfigurations.CC20…).
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  // An effect is immutable, and a view belongs to the main actor: the value may cross threads.

  // MARK: Updating

  /// Returns the configuration for a state; properties that the app did not set get the state's
  /// defaults (CellConfigurations.CC22).
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var new = self
    new.color.standard = style.color(in: CommonConfigurationState(state))
    return new
  }

  // MARK: Views

  /// A view above color, effect and image, which fills the background.
  public var customView: UIView?
  /// The effect of the background, such as a blur; it is covered only by a color that the app sets.
  public var visualEffect: UIVisualEffect? {
    get { effect.value }
    set { effect.value = newValue }
  }
  /// The image of the background, above color and effect.
  public var image: UIImage?
  /// The content mode of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  // MARK: Shape

  /// The corner radius, in points.
  public var cornerRadius: CGFloat {
    get { radius.value }
    set { radius.value = newValue }
  }
  /// The insets of the background from the edges of its view; negative ones enlarge it.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { insets.value }
    set { insets.value = newValue }
  }
  /// The edges at which the layout margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  // MARK: Colors

  /// The color; `nil` for the tint color of the view.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.value = newValue }
  }
  /// The transformer of the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Returns the transformed color, for a tint color of the view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  // MARK: Stroke

  /// The color of the border; `nil` for the tint color of the view.
  public var strokeColor: UIColor?
  /// The transformer of the border's color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Returns the transformed color of the border, for a tint color of the view.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
  /// The width of the border, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the background, outward, in points; negative values lie inside
  /// it.
  public var strokeOutset: CGFloat = 0

  // MARK: Shadow

  /// The shadow of the background; none by default, as its opacity is 0 (CellConfigurations.CC24).
  public var shadowProperties = UIShadowProperties()

  // MARK: Internals

  /// The style that the defaults belong to.
  enum Style: Hashable {
    case clear, button, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell
    case plainHeaderFooter, groupedHeaderFooter, sidebarHeader
  }

  let style: Style
  private var color: ConfiguredValue<UIColor?>
  private var effect: ConfiguredValue<UIVisualEffect?>
  private var radius: ConfiguredValue<CGFloat>
  private var insets = ConfiguredValue(NSDirectionalEdgeInsets.zero)

  init(_ style: Style) {
    self.style = style
    color = ConfiguredValue(style.color(in: CommonConfigurationState()))
    effect = ConfiguredValue(style.effect)
    radius = ConfiguredValue(style.cornerRadius)
    insets.standard = style.insets
  }
}
