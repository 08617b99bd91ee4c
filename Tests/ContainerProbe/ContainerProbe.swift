import TactusFoundation

/// A program that prints Foundation's folders, and counts its starts in its defaults.
@main
enum ContainerProbe {
  static func main() {
    let files = FileManager.default
    let kinds: [FileManager.SearchPathDirectory] = [
      .documentDirectory, .libraryDirectory, .cachesDirectory, .applicationSupportDirectory,
    ]
    print(NSHomeDirectory())
    for kind in kinds {
      print(files.urls(for: kind, in: .userDomainMask).first?.standardizedFileURL.path ?? "-")
    }
    print(NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true)[0])
    print(NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, false)[0])
    let others: [FileManager.SearchPathDirectory] = [
      .applicationDirectory, .desktopDirectory, .downloadsDirectory, .moviesDirectory,
      .musicDirectory, .picturesDirectory, .sharedPublicDirectory, .allLibrariesDirectory,
    ]
    for kind in others {
      print(files.urls(for: kind, in: .userDomainMask).map(\.relativeString).joined(separator: " "))
    }
    print(files.temporaryDirectory.standardizedFileURL.path)
    let defaults = UserDefaults.standard
    defaults.set(defaults.integer(forKey: "starts") + 1, forKey: "starts")
    print(defaults.synchronize(), defaults.integer(forKey: "starts"))
  }
}
