internal import TactusDisplayList
public import TactusFoundation
public import TactusUIKitValues

// The fonts of a file, and registrations by descriptors. Steps CoreText.CT37 and CoreText.CT38.

/// Creates the descriptors of the fonts of a file, which need not be registered.
///
/// - Parameter fileURL: The URL of the file.
/// - Returns: A list of `CTFontDescriptor`, in the order of the file; nil if the file cannot be
///   read or is not a font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard fileURL.isFileURL else { return nil }
  let fonts = try? FontLibrary.shared.open(fileURL.standardizedFileURL.path)
  return fonts?.map { CTFontDescriptor($0) }
}

/// Creates the descriptor of the first font in data, which need not be registered.
///
/// - Parameter data: The bytes of a font's file.
/// - Returns: The descriptor; nil if the data is not a font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  descriptors(of: data).first
}

/// Creates the descriptors of the fonts in data, which need not be registered.
///
/// - Parameter data: The bytes of a font's file.
/// - Returns: A list of `CTFontDescriptor`, in the order of the file; an empty one if the data is
///   not a font.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  descriptors(of: data)
}

/// Registers the files of fonts by their descriptors.
///
/// - Parameters:
///   - fontDescriptors: The descriptors, a list of `CTFontDescriptor`.
///   - scope: The scope; the registration lasts as long as the process.
///   - enabled: Whether the fonts are enabled; registering disabled fonts has no use here.
///   - registrationHandler: A closure that receives the errors, and whether the registration is
///     done; it returns whether to continue. It is called once, before the function returns.
public func CTFontManagerRegisterFontDescriptors(
  _ fontDescriptors: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  let errors =
    enabled
    ? failures(of: fontDescriptors) { CTFontManagerRegisterFontsForURL($0, scope, $1) } : []
  _ = registrationHandler?(errors, true)
}

/// Unregisters the files of fonts by their descriptors.
///
/// - Parameters:
///   - fontDescriptors: The descriptors, a list of `CTFontDescriptor`.
///   - scope: The scope.
///   - registrationHandler: A closure that receives the errors, and whether the registration is
///     done; it returns whether to continue. It is called once, before the function returns.
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
///   - scope: The scope; every registration is that of the process, so other scopes have no fonts.
///   - enabled: Whether the fonts are enabled; all are.
/// - Returns: A list of `CTFontDescriptor`, in the order of the registrations.
public func CTFontManagerCopyRegisteredFontDescriptors(
  _ scope: CTFontManagerScope, _ enabled: Bool
) -> CFArray {
  guard scope == .process, enabled else { return [] }
  return FontLibrary.shared.registeredFonts.map { CTFontDescriptor($0) }
}

/// Requests fonts by descriptors, and passes the descriptors without a font to a closure.
///
/// The user is not asked, as no app provides fonts for others.
///
/// - Parameters:
///   - fontDescriptors: The descriptors, a list of `CTFontDescriptor`.
///   - completionHandler: A closure that receives the descriptors without a font. It is called
///     once, before the function returns.
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

/// Performs an action once for the file of each descriptor, and returns the errors.
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
