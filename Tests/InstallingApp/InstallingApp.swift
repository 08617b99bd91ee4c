import Glibc
import TactusAppDatabase
import TactusInstalledApps
import TactusPhoneLink
import TactusPhoneTypes

/// A program that changes installed apps until it is killed, and says which changes are kept.
///
/// Arguments: the path of the database, a seed, and the number of changes; without the last one it
/// goes on until it is killed. After each change one line on standard output names it.
@main
enum InstallingApp {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, var seed = UInt64(arguments[2]) else { exit(64) }
    let end = arguments.count > 3 ? Int(arguments[3]) ?? 0 : Int.max - 1
    let database = try AppDatabase(arguments[1])
    var library = try database.load(pageCapacity: 24)
    var number = 0
    while number < end {
      number += 1
      // Knuth's generator: the same changes in every run of a seed.
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let name = "app\((seed >> 33) % 12)"
      let app = BundleIdentifier(prefix: "test", name: name)
      let changes: [AppLibraryChange]
      switch (seed >> 48) % 4 {
      case 0 where library[app] != nil: changes = try library.uninstall(app)
      case 1 where library[app] != nil:
        changes = library.setQuickActions(
          [QuickAction(type: "n\(number)", title: "Number \(number)")], of: app)
      case 2: changes = library.set("\(number)", for: "setting")
      default:
        changes = try library.install(
          AppDescription(identifier: app, name: name, version: "\(number)"))
      }
      try database.save(changes)
      let line = Array("\(number)\n".utf8)
      _ = write(STDOUT_FILENO, line, line.count)
    }
  }
}
