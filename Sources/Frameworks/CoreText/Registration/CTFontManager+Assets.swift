internal import TactusDisplayList
public import TactusFoundation
internal import TactusUIKitValues

/// Registers the fonts of an asset catalog (CoreText.CT38).
///
/// - Parameters:
///   - fontAssetNames: The names of the assets: data sets with the bytes of font files.
///   - bundle: The bundle of the catalog; nil for the app's.
///   - scope: The scope; the registration lasts as long as the process.
///   - enabled: Whether the fonts are enabled; registering disabled fonts has no use here.
///   - registrationHandler: A closure that receives the errors, and whether the registration is
///     done; it returns whether to continue. It is called once, before the function returns.
public func CTFontManagerRegisterFontsWithAssetNames(
  _ fontAssetNames: CFArray, _ bundle: CFBundle?, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  var errors: [Any] = []
  for name in fontAssetNames.compactMap({ $0 as? String }) where enabled {
    guard let asset = NSDataAsset(name: name, bundle: bundle ?? .main) else {
      errors.append(FontRegistration.error(.assetNotFound, asset: name))
      continue
    }
    guard let file = FontDataFile([UInt8](asset.data)) else {
      errors.append(FontRegistration.error(.registrationFailed, asset: name))
      continue
    }
    do {
      try FontLibrary.shared.register(file)
      FontRegistration.announce()
    } catch {
      errors.append(FontRegistration.error(CTFontManagerError(error), asset: name))
    }
  }
  _ = registrationHandler?(errors, true)
}
