// Subclasses cannot declare methods of these names if an extension of the class itself has them; an
// extension of a protocol may (Formatters.FM15).
extension NSObjectProtocol where Self: Formatter {
  /// Stores the object of a text.
  ///
  /// - Parameters:
  ///   - obj: Memory for the object.
  ///   - string: The text.
  ///   - error: Memory for a description of the error.
  /// - Returns: Whether there is such an object.
  @discardableResult
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    (self as? any _KVParse)?.getObjectValue(obj, for: string, errorDescription: error)
      ?? _parsed(obj, for: string, errorDescription: error)
  }

  /// Returns whether a text may be the beginning of a valid one.
  ///
  /// - Parameters:
  ///   - partialString: The text.
  ///   - newString: Memory for a text to use instead of an invalid one.
  ///   - error: Memory for a description of the error.
  public func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    (self as? any _KVPartial)?.isPartialStringValid(
      partialString, newEditingString: newString, errorDescription: error) ?? true
  }

  /// Returns whether a text may be the beginning of a valid one.
  ///
  /// - Parameters:
  ///   - partialStringPtr: The text, which the method may replace.
  ///   - proposedSelRangePtr: The selection after the change, which the method may replace.
  ///   - origString: The text before the change.
  ///   - origSelRange: The selection before the change.
  ///   - error: Memory for a description of the error.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let own = self as? any _KVPartialSelection else {
      return _partial(
        partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
        originalSelectedRange: origSelRange, errorDescription: error)
    }
    return own.isPartialStringValid(
      partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
      originalSelectedRange: origSelRange, errorDescription: error)
  }

  /// Returns the text of an object with attributes; `nil` by default.
  public func attributedString(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> NSAttributedString? {
    (self as? any _KVAttributed)?.attributedString(for: obj, withDefaultAttributes: attrs)
  }
}

extension NSObjectProtocol where Self: Formatter {
  /// Stores the object of a part of a text.
  ///
  /// - Parameters:
  ///   - obj: Memory for the object.
  ///   - string: The text.
  ///   - rangep: The part of the text, and memory for the part that was read; `nil` for the whole.
  /// - Throws: An error if the part has no such object.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let own = self as? any _KVParseRange else {
      return try _parsed(obj, for: string, range: rangep)
    }
    try own.getObjectValue(obj, for: string, range: rangep)
  }
}

/// The implementations of `Formatter`, which lowered sources call in place of `super`.
extension Formatter {
  /// Stores the object of a text.
  public func _parsed(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let found = parsed(string) else {
      error?.pointee = "The value “\(string)” is invalid." as NSString
      return false
    }
    obj?.pointee = found
    return true
  }

  /// Stores the object of a part of a text.
  public func _parsed(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let whole = string as NSString
    let part = rangep.map { whole.substring(with: $0.pointee) } ?? string
    guard let found = parsed(part) else {
      throw CocoaError(
        .formatting, userInfo: [NSLocalizedDescriptionKey: "The value “\(part)” is invalid."])
    }
    obj?.pointee = found
  }

  /// Returns true, because by default each text may be the beginning of a valid one.
  public func _partial(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// Checks the text without its selection; for an invalid text the old selection remains.
  public func _partial(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    var replacement: NSString?
    guard
      !isPartialStringValid(
        partialStringPtr.pointee as String, newEditingString: &replacement,
        errorDescription: error)
    else { return true }
    partialStringPtr.pointee = replacement ?? origString as NSString
    proposedSelRangePtr?.pointee =
      replacement.map { NSRange(location: $0.length, length: 0) } ?? origSelRange
    return false
  }

  /// Returns nil: by default there is no text with attributes.
  public func _attributed(
    for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString? { nil }

  private func parsed(_ string: String) -> AnyObject? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: string)
    case let dates as DateFormatter: dates.date(from: string) as NSDate?
    case let dates as ISO8601DateFormatter: dates.date(from: string) as NSDate?
    default: nil
    }
  }
}
