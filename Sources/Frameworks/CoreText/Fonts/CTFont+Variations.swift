internal import TactusDisplayList
public import TactusFoundation
public import TactusUIKitValues

/// Returns the axes of a variable font, as dictionaries; nil for other fonts.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
  guard let tables = font.tables, !tables.axes.isEmpty else { return nil }
  return tables.axes.map { axis -> CFDictionary in
    var values: CFDictionary = [
      kCTFontVariationAxisIdentifierKey: NSNumber(value: axis.tag),
      kCTFontVariationAxisMinimumValueKey: NSNumber(value: axis.minimum),
      kCTFontVariationAxisMaximumValueKey: NSNumber(value: axis.maximum),
      kCTFontVariationAxisDefaultValueKey: NSNumber(value: axis.usual),
      kCTFontVariationAxisHiddenKey: NSNumber(value: axis.isHidden),
    ]
    if let name = tables.localizedName(axis.nameID)?.text {
      values[kCTFontVariationAxisNameKey] = name
    }
    return values
  }
}

/// Returns the value of each axis of a variable font, by the axis's identifier; nil for other
/// fonts.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
  guard let tables = font.tables, !tables.axes.isEmpty else { return nil }
  var values: CFDictionary = [:]
  for (axis, value) in zip(tables.axes, tables.variation) {
    values[NSNumber(value: axis.tag)] = NSNumber(value: value)
  }
  return values
}
