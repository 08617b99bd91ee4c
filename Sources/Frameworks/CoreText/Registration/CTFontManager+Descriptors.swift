internal import TactusDisplayList
public import TactusFoundation
public import TactusUIKitValues

// The fonts of a file, and registrations by descriptors. Steps CoreText.CT37 and CoreText.CT38.

/// Creates descriptors of the fonts of a file, which need not be registered.
///
/// - Parameter fileURL: The URL of the file.
/// - Returns: A list of `CTFontDescriptor`, in the order of the file; nil if the file cannot be
///   read or is no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard fileURL.isFileURL else { return nil }
  let fonts = try? FontLibrary.shared.open(fileURL.standardizedFileURL.path)
  return fonts?.map { CTFontDescriptor($0) }
}

/// Creates the descriptor of the first font of some bytes, which need not be registered.
///
/// - Parameter data: The bytes of a font's file.
/// - Returns: The descriptor; nil if the bytes are no font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  descriptors(of: data).first
}

/// Creates descriptors of the fonts of some bytes, which need not be registered.
///
/// - Parameter data: The bytes of a font's file.
/// - Returns: A list of `CTFontDescriptor`, in the order of the file; an empty one if the bytes are
///   no font.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  descriptors(of: data)
}

/// Makes fonts available by name that descriptors of files describe.
///
/// - Parameters:
///   - fontDescriptors: The descriptors, a list of `CTFontDescriptor`.
///   - scope: The reach; the registration lasts as long as the process.
///   - enabled: Whether the fonts can be found; stored fonts that cannot are of no use here.
///   - registrationHandler: A closure that gets the errors, and whether these are all; it returns
///     whether to continue. It is called once, before the function returns.
public func CTFontManagerRegisterFontDescriptors(
  _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors =
    enabled
    ? failures(of: fontDescriptors) { CTFontManagerRegisterFontsForURL($0, scope, $1) } : []
  _ = registrationHandler?(errors, true)
}

/// Removes fonts that descriptors of files describe.
///
/// - Parameters:
///   - fontDescriptors: The descriptors, a list of `CTFontDescriptor`.
///   - scope: The reach.
///   - registrationHandler: A closure that gets the errors, and whether these are all; it returns
///     whether to continue. It is called once, before the function returns.
public func CTFontManagerUnregisterFontDescriptors(
  _ fontDescriptors: CFArray, _ scope: CTFontManagerScope,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors = failures(of: fontDescriptors) { CTFontManagerUnregisterFontsForURL($0, scope, $1) }
  _ = registrationHandler?(errors, true)
}

/// Returns the descriptors of the fonts that the app has registered.
///
/// - Parameters:
///   - scope: The reach; every registration is that of the process, so that no other reach has a
///     font.
///   - enabled: Whether the fonts can be found; there are no others.
/// - Returns: A list of `CTFontDescriptor`, in the order of the registrations.
public func CTFontManagerCopyRegisteredFontDescriptors(
  _ scope: CTFontManagerScope, _ enabled: Bool
) -> CFArray {
  guard scope == .process, enabled else { return [] }
  return FontLibrary.shared.registeredFonts.map { CTFontDescriptor($0) }
}

/// Asks for fonts by descriptors, and passes those that the phone does not have.
///
/// No person is asked, as there are no apps that provide fonts for others.
///
/// - Parameters:
///   - fontDescriptors: The descriptors, a list of `CTFontDescriptor`.
///   - completionHandler: A closure that gets the descriptors of which there is no font. It is
///     called once, before the function returns.
public func CTFontManagerRequestFonts(
  _ fontDescriptors: CFArray, _ completionHandler: @escaping (_ unresolved: CFArray) -> Void
) {
  let missing = fontDescriptors.compactMap { $0 as? CTFontDescriptor }.filter { !$0.hasFont }
  completionHandler(missing)
}

/// Opens bytes as a file that lasts as long as the process.
private func descriptors(of data: Data) -> [CTFontDescriptor] {
  guard let file = FontDataFile([UInt8](data)),
    let fonts = try? FontLibrary.shared.open(file.path, file)
  else { return [] }
  return fonts.map { CTFontDescriptor($0) }
}

/// Performs an action for the file of each descriptor, once a file, and returns the errors.
private func failures(
  of descriptors: CFArray, _ perform: (URL, CTFontManagerErrorPointer?) -> Bool
) -> [Any] {
  var errors: [Any] = []
  var urls: Set<URL> = []
  for case let descriptor as CTFontDescriptor in descriptors {
    guard let url = CTFontDescriptorCopyAttribute(descriptor, kCTFontURLAttribute) as? URL else {
      errors.append(FontRegistration.error(.insufficientInfo, descriptor: descriptor))
      continue
    }
    guard urls.insert(url).inserted else { continue }
    var error: Unmanaged<CFError>?
    if !perform(url, &error), let error { errors.append(error.takeRetainedValue()) }
  }
  return errors
}
