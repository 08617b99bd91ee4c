// The inputs of the filters for Aztec and PDF417 symbols as properties.

extension BuiltInFilter: CIAztecCodeGenerator, CIPDF417BarcodeGenerator, NumberedCorrection {
  var layers: Float {
    get { Float(FilterValues.number(values["inputLayers"]) ?? 0) }
    set { values["inputLayers"] = NSNumber(value: newValue) }
  }
  var compactStyle: Float {
    get { Float(FilterValues.number(values["inputCompactStyle"]) ?? 0) }
    set { values["inputCompactStyle"] = NSNumber(value: newValue) }
  }
  var minWidth: Float {
    get { Float(FilterValues.number(values["inputMinWidth"]) ?? 0) }
    set { values["inputMinWidth"] = NSNumber(value: newValue) }
  }
  var maxWidth: Float {
    get { Float(FilterValues.number(values["inputMaxWidth"]) ?? 0) }
    set { values["inputMaxWidth"] = NSNumber(value: newValue) }
  }
  var minHeight: Float {
    get { Float(FilterValues.number(values["inputMinHeight"]) ?? 0) }
    set { values["inputMinHeight"] = NSNumber(value: newValue) }
  }
  var maxHeight: Float {
    get { Float(FilterValues.number(values["inputMaxHeight"]) ?? 0) }
    set { values["inputMaxHeight"] = NSNumber(value: newValue) }
  }
  var dataColumns: Float {
    get { Float(FilterValues.number(values["inputDataColumns"]) ?? 0) }
    set { values["inputDataColumns"] = NSNumber(value: newValue) }
  }
  var rows: Float {
    get { Float(FilterValues.number(values["inputRows"]) ?? 0) }
    set { values["inputRows"] = NSNumber(value: newValue) }
  }
  var preferredAspectRatio: Float {
    get { Float(FilterValues.number(values["inputPreferredAspectRatio"]) ?? 0) }
    set { values["inputPreferredAspectRatio"] = NSNumber(value: newValue) }
  }
  var compactionMode: Float {
    get { Float(FilterValues.number(values["inputCompactionMode"]) ?? 0) }
    set { values["inputCompactionMode"] = NSNumber(value: newValue) }
  }
  var alwaysSpecifyCompaction: Float {
    get { Float(FilterValues.number(values["inputAlwaysSpecifyCompaction"]) ?? 0) }
    set { values["inputAlwaysSpecifyCompaction"] = NSNumber(value: newValue) }
  }
}
