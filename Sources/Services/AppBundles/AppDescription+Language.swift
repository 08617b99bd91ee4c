import TactusInstalledApps

extension AppDescription {
  /// Returns the description of an installed app in another language of the phone (Bundles.L2),
  /// with the keyboards of its bundle and the files that it opens.
  ///
  /// An app without a bundle, or whose property list can no longer be read, stays as it is.
  ///
  /// - Parameter languages: The phone's languages in the order of preference.
  public func localized(in languages: [String]) -> AppDescription {
    guard !bundlePath.isEmpty, let executable = executablePath.split(separator: "/").last,
      let bundle = try? AppBundle(bundlePath, product: String(executable), languages: languages),
      let described = bundle.description(), described.identifier == identifier
    else { return self }
    var localized = self
    localized.name = described.name
    localized.quickActions = described.quickActions
    localized.documents = described.documents
    localized.keyboards = BundledKeyboard.all(
      in: bundlePath, appName: described.name, languages: languages
    ).map(\.keyboard)
    return localized
  }
}
