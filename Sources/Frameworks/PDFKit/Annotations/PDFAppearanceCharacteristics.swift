/// The colors and captions of a widget.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFAppearanceCharacteristics: NSObject, NSCopying, @unchecked Sendable {
  /// The control type of a button.
  open var controlType = PDFWidgetControlType.unknownControl
  /// The background color of the widget; nil for none.
  open var backgroundColor: UIColor?
  /// The color of the border; nil for none.
  open var borderColor: UIColor?
  /// The rotation of the widget in degrees, a multiple of 90.
  open var rotation = 0
  /// The caption of a button.
  open var caption: String?
  /// The caption of a button under a pointer.
  open var rolloverCaption: String?
  /// The caption of a button while it is pressed.
  open var downCaption: String?

  /// Creates characteristics without colors and captions.
  public override init() { super.init() }

  /// Returns a copy of the characteristics.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFAppearanceCharacteristics()
    (copy.controlType, copy.backgroundColor) = (controlType, backgroundColor)
    (copy.borderColor, copy.rotation, copy.caption) = (borderColor, rotation, caption)
    (copy.rolloverCaption, copy.downCaption) = (rolloverCaption, downCaption)
    return copy
  }

  /// The characteristics as the format has them.
  open var appearanceCharacteristicsKeyValues: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [:]
    values["/BG"] = backgroundColor
    values["/BC"] = borderColor
    if rotation != 0 { values["/R"] = rotation }
    values["/CA"] = caption
    values["/RC"] = rolloverCaption
    values["/AC"] = downCaption
    return values
  }
}
