import CoreData
import Security
import TactusFoundation
import TactusUserDefaults

/// A program that saves values in one store of an app until it is killed, and says what is kept; or
/// that prints the last value that the store has.
///
/// Arguments: the store's name; with the further argument `read` it prints what is kept, otherwise
/// one line on standard output has the number of each change that the store has acknowledged. A
/// value is as long as several pages, so that it is not written at once.
@main
enum KeepingApp {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 2, let store = try store(arguments[1]) else { exit(64) }
    if arguments.count == 3 { return print(store.read() ?? "nothing") }
    for number in 0..<Int.max {
      guard store.save(number, text(number)) else { exit(1) }
      let line = Array("\(number)\n".utf8)
      _ = write(STDOUT_FILENO, line, line.count)
    }
  }

  /// A store: how a value is saved, and how the last one is read.
  struct Store {
    var save: (Int, String) -> Bool
    var read: () -> String?
  }

  /// Returns the value of a change: its number, and many further digits.
  static func text(_ number: Int) -> String {
    "\(number) " + String(repeating: "\(number % 10)", count: 3000 + number % 7 * 1000)
  }

  private static func store(_ name: String) throws -> Store? {
    let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("values")
    switch name {
    case "defaults": return defaults(.standard, synchronizes: false)
    case "synchronized": return defaults(.standard, synchronizes: true)
    case "suite":
      return UserDefaults(suiteName: "group.keeping").map { defaults($0, synchronizes: false) }
    case "ubiquitous":
      let values = NSUbiquitousKeyValueStore.default
      return Store(
        save: { _, text in
          values.set(text, forKey: "text")
          return true
        }, read: { values.string(forKey: "text") })
    case "dictionary":
      return Store(
        save: { _, text in
          (["text": text] as NSDictionary).write(toFile: file.path, atomically: true)
        },
        read: { (try? NSDictionary(contentsOf: file, error: ()))?["text"] as? String })
    case "data":
      return Store(
        save: { (try? Data($1.utf8).write(to: file, options: .atomic)) != nil },
        read: { try? String(contentsOf: file, encoding: .utf8) })
    case "archive":
      return Store(
        save: { NSKeyedArchiver.archiveRootObject($1 as NSString, toFile: file.path) },
        read: { NSKeyedUnarchiver.unarchiveObject(withFile: file.path) as? String })
    case "cookies": return cookies
    case "keychain": return keychain
    case "data model": return try model(file)
    default: return nil
    }
  }

  private static func defaults(_ defaults: UserDefaults, synchronizes: Bool) -> Store {
    Store(
      save: { number, text in
        defaults.set(text, forKey: "text")
        // A second key, whose values come and go.
        defaults.set(number % 2 == 0 ? number : nil, forKey: "even")
        return synchronizes ? defaults.synchronize() : true
      }, read: { defaults.string(forKey: "text") })
  }

  private static var cookies: Store {
    Store(
      save: { _, text in
        let cookie = HTTPCookie(properties: [
          .name: "text", .value: text, .domain: "example.com", .path: "/",
          .expires: Date(timeIntervalSinceNow: 1e6),
        ])
        if let cookie { HTTPCookieStorage.shared.setCookie(cookie) }
        return cookie != nil
      }, read: { HTTPCookieStorage.shared.cookies?.first?.value })
  }

  private static var keychain: Store {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "text",
    ]
    return Store(
      save: { _, text in
        let value = [kSecValueData as String: Data(text.utf8)]
        let status = SecItemUpdate(item as CFDictionary, value as CFDictionary)
        guard status == errSecItemNotFound else { return status == errSecSuccess }
        return SecItemAdd(item.merging(value) { $1 } as CFDictionary, nil) == errSecSuccess
      },
      read: {
        var found: CFTypeRef?
        let query = item.merging([kSecReturnData as String: true]) { $1 }
        guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess else {
          return nil
        }
        return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
      })
  }

  private static func model(_ file: URL) throws -> Store {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType, attribute.isOptional) = (
      "text", .stringAttributeType, true
    )
    let entity = NSEntityDescription()
    entity.name = "Note"
    entity.properties = [attribute]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: file)
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    let note = try context.fetch(request).first
    return Store(
      save: { _, text in
        let note =
          note ?? (try? context.fetch(request))?.first
          ?? NSManagedObject(entity: entity, insertInto: context)
        note.setValue(text, forKey: "text")
        return (try? context.save()) != nil
      }, read: { note?.value(forKey: "text") as? String })
  }
}
