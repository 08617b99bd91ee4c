// Core Foundation's functions of strings with attributes.

/// Creates a string with attributes.
///
/// - Parameters:
///   - alloc: No effect; Swift manages memory.
///   - str: The string; nil for an empty one.
///   - attributes: The attributes by name; nil for none.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?, _ str: CFString?, _ attributes: CFDictionary?
) -> CFAttributedString! {
  NSAttributedString(string: str ?? "", attributes: attributes?.textAttributes)
}

/// Creates an empty string whose characters and attributes can be changed.
///
/// - Parameters:
///   - alloc: No effect; Swift manages memory.
///   - maxLength: No effect; strings have any length.
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }

/// Creates a copy that can be changed.
///
/// - Parameters:
///   - alloc: No effect; Swift manages memory.
///   - maxLength: No effect; strings have any length.
///   - aStr: The string.
public func CFAttributedStringCreateMutableCopy(
  _ alloc: CFAllocator?, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! {
  NSMutableAttributedString(attributedString: aStr ?? NSAttributedString(string: ""))
}

/// Returns the length of a string, in units of UTF-16.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex {
  aStr?.length ?? 0
}

/// Returns the characters of a string.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string }

/// Replaces characters; the new ones have the attributes of the first one that is replaced.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) { aStr?.replaceCharacters(in: NSRange(range), with: replacement ?? "") }

/// Sets an attribute of a range; nil removes it.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
  guard let aStr, let attrName else { return }
  let key = NSAttributedString.Key(attrName)
  guard let value else { return aStr.removeAttribute(key, range: NSRange(range)) }
  aStr.addAttribute(key, value: value, range: NSRange(range))
}

/// Sets several attributes of a range.
///
/// - Parameters:
///   - aStr: The string.
///   - range: The range.
///   - replacement: The attributes by name.
///   - clearOtherAttributes: Whether other attributes of the range are removed.
public func CFAttributedStringSetAttributes(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!,
  _ clearOtherAttributes: Bool
) {
  let attributes = replacement?.textAttributes ?? [:]
  if clearOtherAttributes {
    aStr?.setAttributes(attributes, range: NSRange(range))
  } else {
    aStr?.addAttributes(attributes, range: NSRange(range))
  }
}

/// Returns an attribute of a character; nil if it has none of that name.
///
/// - Parameters:
///   - aStr: The string.
///   - loc: The index of the character.
///   - attrName: The name of the attribute.
///   - effectiveRange: Memory for the range that has the same value; nil for none.
public func CFAttributedStringGetAttribute(
  _ aStr: CFAttributedString!, _ loc: CFIndex, _ attrName: CFString!,
  _ effectiveRange: UnsafeMutablePointer<CFRange>?
) -> CFTypeRef! {
  guard let aStr, let attrName else { return nil }
  var range = NSRange(location: 0, length: 0)
  let value = aStr.attribute(
    NSAttributedString.Key(attrName), at: loc, effectiveRange: &range)
  effectiveRange?.pointee = CFRange(location: range.location, length: range.length)
  return value as AnyObject?
}

extension NSRange {
  fileprivate init(_ range: CFRange) {
    self.init(location: range.location, length: range.length)
  }
}

extension CFDictionary {
  fileprivate var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (name, value) in self {
      guard let name = name as? String else { continue }
      attributes[NSAttributedString.Key(name)] = value
    }
    return attributes
  }
}
