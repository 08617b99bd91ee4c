// Methods of formatters that classes override on an iPhone and that Foundation on Linux lacks, or
// that we replace; see `KeyValueOverrides.swift`.

/// A class that overrides `getObjectValue(_:for:errorDescription:)`.
public protocol _KVParse: Formatter {
  /// Stores the object of a text.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
  /// A marker whose isolation is that of the class.
  func _kvParse()
}

/// A class that overrides `getObjectValue(_:for:range:)`.
public protocol _KVParseRange: Formatter {
  /// Stores the object of a part of a text.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws
  /// A marker whose isolation is that of the class.
  func _kvParseRange()
}

/// A class that overrides `isPartialStringValid(_:newEditingString:errorDescription:)`.
public protocol _KVPartial: Formatter {
  /// Returns whether a text may be the beginning of a valid one.
  func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
  /// A marker whose isolation is that of the class.
  func _kvPartial()
}

/// A class that overrides the method that checks a text with its selection.
public protocol _KVPartialSelection: Formatter {
  /// Returns whether a text may be the beginning of a valid one.
  func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
  /// A marker whose isolation is that of the class.
  func _kvPartialSelection()
}

/// A class that overrides `attributedString(for:withDefaultAttributes:)`.
public protocol _KVAttributed: Formatter {
  /// Returns the text of an object with attributes.
  func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString?
  /// A marker whose isolation is that of the class.
  func _kvAttributed()
}

/// A number formatter that overrides `string(from:)`.
///
/// Our own method is declared in an extension, therefore lowered sources give an override the
/// prefix `_own_`.
public protocol _KVNumberText: NumberFormatter {
  /// Is called in place of the method of the same name.
  func _own_string(from number: NSNumber) -> String?
  /// A marker whose isolation is that of the class.
  func _kvNumberText()
}

/// A number formatter that overrides `number(from:)`.
///
/// Our own method is declared in an extension, therefore lowered sources give an override the
/// prefix `_own_`.
public protocol _KVNumberParse: NumberFormatter {
  /// Is called in place of the method of the same name.
  func _own_number(from string: String) -> NSNumber?
  /// A marker whose isolation is that of the class.
  func _kvNumberParse()
}

extension _KVParse {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvParse() {}
}
extension _KVParseRange {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvParseRange() {}
}
extension _KVPartial {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvPartial() {}
}
extension _KVPartialSelection {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvPartialSelection() {}
}
extension _KVAttributed {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvAttributed() {}
}
extension _KVNumberText {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvNumberText() {}
}
extension _KVNumberParse {
  /// Does nothing; this marker is that of a class without a global actor.
  public func _kvNumberParse() {}
}
