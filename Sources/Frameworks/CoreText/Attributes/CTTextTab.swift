public import TactusFoundation
public import TactusUIKitValues

/// A tab stop; `NSTextTab`, which paragraph styles of UIKit have too.
public typealias CTTextTab = NSTextTab

/// The option of the characters that end a column, a `CharacterSet`.
public let kCTTabColumnTerminatorsAttributeName: CFString = "NSTabColumnTerminators"

/// Creates a tab stop.
///
/// - Parameters:
///   - alignment: The alignment of the text at the stop.
///   - location: The distance from the beginning of the line, in points.
///   - options: The options; only the column terminators are read.
public func CTTextTabCreate(
  _ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?
) -> CTTextTab {
  var values: [NSTextTab.OptionKey: Any] = [:]
  for (name, value) in options ?? [:] {
    guard let name = name as? String else { continue }
    values[NSTextTab.OptionKey(rawValue: name)] =
      (value as? NSCharacterSet).map { $0 as CharacterSet } ?? value
  }
  return NSTextTab(
    textAlignment: alignment.ofUIKit, location: CGFloat(location), options: values)
}

/// Returns the alignment of the text at a tab stop.
public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment {
  CTTextAlignment(tab.alignment)
}

/// Returns the distance of a tab stop from the beginning of the line, in points.
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }

/// Returns the options of a tab stop; nil for none.
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? {
  guard !tab.options.isEmpty else { return nil }
  return Dictionary(uniqueKeysWithValues: tab.options.map { (AnyHashable($0.rawValue), $1) })
}

/// Returns the type identifier of tab stops.
public func CTTextTabGetTypeID() -> CFTypeID { CTTextTab.typeID }

extension CTTextTab: _CoreFoundationType {
  /// The identifier of the type.
  public static var typeID: CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(CTTextTab.self).hashValue)
  }
}

extension CTTextAlignment {
  /// Creates the alignment of the same name.
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      case .natural: .natural
      }
  }

  /// The `NSTextAlignment` of the same name.
  var ofUIKit: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case .natural: .natural
    }
  }
}
