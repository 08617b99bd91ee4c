/// A filter with a level of correction that is a number.
///
/// That of QR codes is a text of the same name, which one class cannot declare twice.
protocol NumberedCorrection: AnyObject {
  var values: [String: Any] { get set }
}

extension NumberedCorrection {
  var correctionLevel: Float {
    get { Float(FilterValues.number(values["inputCorrectionLevel"]) ?? 0) }
    set { values["inputCorrectionLevel"] = NSNumber(value: newValue) }
  }
}
