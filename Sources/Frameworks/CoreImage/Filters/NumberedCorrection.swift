/// A filter whose correction level is a number.
///
/// The correction level of QR codes is a string with the same name, which one class cannot declare
/// twice.
protocol NumberedCorrection: AnyObject {
  var values: [String: Any] { get set }
}

extension NumberedCorrection {
  var correctionLevel: Float {
    get { Float(FilterValues.number(values["inputCorrectionLevel"]) ?? 0) }
    set { values["inputCorrectionLevel"] = NSNumber(value: newValue) }
  }
}
