internal import TactusUIKitValues

/// Returns the PostScript names of all fonts, sorted, a list of `CFString` (CoreText.CT36).
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  Set(UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }).sorted()
}

/// Returns the names of the families of all fonts, sorted, a list of `CFString` (CoreText.CT36).
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  Set(UIFont.familyNames).sorted()
}
