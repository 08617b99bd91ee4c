import TactusHealthModel
import TactusPhone
import TactusPhoneLink
import TactusTextFormatting

/// The state of the phone's services; sent to pages as a whole with every change
/// (SimulatorPages.SV1).
struct PageServices: Sendable, Equatable {
  /// The permissions of an app.
  struct App: Sendable, Equatable {
    var name: String
    /// The statuses by the words of resources, in the order of these.
    var permissions: [(resource: String, status: String)]

    static func == (one: App, two: App) -> Bool {
      one.name == two.name
        && one.permissions.elementsEqual(two.permissions) { $0 == $1 }
    }
  }

  /// The access of an app to health data.
  struct HealthApp: Sendable, Equatable {
    var name: String
    /// The numbers of types that the app has asked to write and to read.
    var asked: Int
    /// The numbers of those that are permitted.
    var allowed: Int
  }

  /// The health data, without values.
  struct Health: Sendable, Equatable {
    var samples: Int
    var types: Int
    var apps: [HealthApp]
    /// The reason why the data cannot be used; `nil` if they can.
    var problem: String?
  }

  /// The services that run.
  var running: [String] = []
  /// The apps that have asked for permissions.
  var apps: [App] = []
  /// The health data; `nil` before they are first used.
  var health: Health?

  /// Collects the services of a phone, besides the health data.
  init(_ phone: Phone) {
    running = phone.sensorsInUse.sorted().map(\.rawValue)
    var apps: [App] = []
    func add(_ name: String, _ permissions: [(ProtectedResource, PermissionStatus)]) {
      guard !permissions.isEmpty else { return }
      let rows = permissions.map { ($0.0.rawValue, $0.1.rawValue) }.sorted { $0.0 < $1.0 }
      apps.append(App(name: name, permissions: rows.map { (resource: $0.0, status: $0.1) }))
    }
    for (bundle, records) in phone.settings.permissions.apps {
      let name = phone.installedApp(bundle)?.name ?? bundle.text
      add(name, records.map { ($0.key, $0.value.status) })
    }
    for app in phone.joined where phone.identity(of: app) == nil {
      let table = phone.permissions(of: app).permissions
      add(phone.healthClient(app).name, table.map { ($0.key, $0.value.status) })
    }
    self.apps = apps.sorted { $0.name < $1.name }
  }

  /// Collects what is known of the health data; may wait for a disk.
  static func health(of library: HealthLibrary, names: [String: String]) -> Health {
    do throws(HealthStorageError) {
      let overview = try library.overview()
      let apps = overview.apps.map { bundle, access in
        let all = Array(access.share.values) + Array(access.read.values)
        return HealthApp(
          name: names[bundle] ?? bundle, asked: all.count, allowed: all.count(where: \.self))
      }
      return Health(
        samples: overview.counts.values.reduce(0, +), types: overview.counts.count,
        apps: apps.filter { $0.asked > 0 }.sorted { $0.name < $1.name }, problem: nil)
    } catch {
      return Health(samples: 0, types: 0, apps: [], problem: error.message)
    }
  }

  /// The message to pages.
  var message: String {
    let list = apps.map { app -> JSONOutput in
      [
        "name": .string(app.name),
        "permissions": .array(
          app.permissions.map {
            ["resource": .string($0.resource), "status": .string($0.status)]
          }),
      ]
    }
    return PageMessages.message(
      "services",
      [
        "running": .array(running.map(JSONOutput.string)), "apps": .array(list),
        "health": health.map(Self.text) ?? .null,
      ])
  }

  private static func text(_ health: Health) -> JSONOutput {
    [
      "samples": .integer(health.samples), "types": .integer(health.types),
      "problem": health.problem.map(JSONOutput.string) ?? .null,
      "apps": .array(
        health.apps.map {
          [
            "name": .string($0.name), "asked": .integer($0.asked), "allowed": .integer($0.allowed),
          ]
        }),
    ]
  }
}
