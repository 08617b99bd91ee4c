internal import Glibc
import TactusFiles
import TactusInstalledApps
import TactusPhoneLink

/// A keyboard in the folder `PlugIns` of an app's bundle (Keyboards.CU1).
public struct BundledKeyboard: Sendable, Equatable {
  /// The keyboard.
  public let keyboard: CustomKeyboard
  /// The folder of the extension, `….appex`.
  public let bundlePath: String
  /// The program of the extension.
  public let executablePath: String

  /// Reads the keyboards in an app's bundle, in the order of their names.
  ///
  /// A damaged extension, or one without a program, is left out.
  ///
  /// - Parameters:
  ///   - folder: The bundle of the app.
  ///   - appName: The name of the app.
  ///   - languages: The phone's languages in the order of preference.
  public static func all(
    in folder: String, appName: String, languages: [String] = ["en"]
  ) -> [BundledKeyboard] {
    let plugIns = "\(folder)/PlugIns"
    let names = Folder.names(in: plugIns).filter { $0.hasSuffix(".appex") }.sorted()
    return names.prefix(LinkLimits.customKeyboards).compactMap { name in
      let (path, product) = ("\(plugIns)/\(name)", String(name.dropLast(".appex".count)))
      guard let bundle = try? AppBundle(path, product: product, languages: languages),
        let keyboard = bundle.information.customKeyboard(appName: appName)
      else { return nil }
      let executable = bundle.information.executable ?? product
      guard !executable.contains("/"), access("\(path)/\(executable)", X_OK) == 0 else {
        return nil
      }
      return BundledKeyboard(
        keyboard: keyboard, bundlePath: path, executablePath: "\(path)/\(executable)")
    }
  }
}
