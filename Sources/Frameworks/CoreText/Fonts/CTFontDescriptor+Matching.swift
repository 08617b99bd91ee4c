public import TactusFoundation
public import TactusUIKitValues

/// A closure that receives each step of a search for fonts and the step's values; it returns
/// whether to continue.
public typealias CTFontDescriptorProgressHandler = (CTFontDescriptorMatchingState, CFDictionary) ->
  Bool

/// Returns the first descriptor of a font that matches a descriptor; nil if there is none.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - mandatoryAttributes: The names of the attributes that must match, as for
///     `CTFontDescriptorCreateMatchingFontDescriptors(_:_:)`.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
  let matches = CTFontDescriptorCreateMatchingFontDescriptors(descriptor, mandatoryAttributes)
  return matches?.first as? CTFontDescriptor
}

/// Searches for fonts, and passes each step to a closure (CoreText.CT41).
///
/// No font is downloaded, so that a descriptor without a font fails at once. The closure is called
/// on the thread of the caller, before the function returns.
///
/// - Parameters:
///   - descriptors: The descriptors, a list of `CTFontDescriptor`.
///   - mandatoryAttributes: The names of the attributes that must match, as for
///     `CTFontDescriptorCreateMatchingFontDescriptors(_:_:)`.
///   - progressBlock: The closure.
/// - Returns: True, as every search begins.
@discardableResult
public func CTFontDescriptorMatchFontDescriptorsWithProgressHandler(
  _ descriptors: CFArray, _ mandatoryAttributes: CFSet?,
  _ progressBlock: @escaping CTFontDescriptorProgressHandler
) -> Bool {
  guard progressBlock(.didBegin, [:]) else { return true }
  var found: [CTFontDescriptor] = []
  for case let descriptor as CTFontDescriptor in descriptors {
    let match = CTFontDescriptorCreateMatchingFontDescriptor(descriptor, mandatoryAttributes)
    var values: CFDictionary = [kCTFontDescriptorMatchingSourceDescriptor: descriptor]
    if let match {
      found.append(match)
      values[kCTFontDescriptorMatchingResult] = [match]
    } else {
      values[kCTFontDescriptorMatchingError] = FontRegistration.error(
        .fileNotFound, descriptor: descriptor)
    }
    guard progressBlock(match == nil ? .didFailWithError : .didMatch, values) else { return true }
  }
  _ = progressBlock(.didFinish, [kCTFontDescriptorMatchingResult: found])
  return true
}
