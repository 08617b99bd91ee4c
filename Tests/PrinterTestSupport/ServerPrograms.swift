import Foundation
import Glibc
import TestSupport

/// The programs of servers, which Debian installs where not everybody looks for programs.
enum ServerPrograms {
  /// The folders of programs.
  static let path = "/usr/sbin:/usr/bin:/sbin:/bin"

  /// The variables of the tests, with the folders of programs.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
  }

  /// Returns whether all of some programs are installed.
  static func areInstalled(_ names: String...) -> Bool {
    names.allSatisfy { name in
      path.split(separator: ":").contains { folder in
        FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
      }
    }
  }

  /// Creates a private folder of a server for temporary files.
  static func makeFolder(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(name)-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Returns a port that no other program uses.
  static func freePort() throws -> Int {
    let server = try HostileServer.listen()
    defer { close(server.descriptor) }
    return server.port
  }

  /// Waits until a program answers at its port, and returns whether it does.
  static func wait(for program: RunningProgram, at port: Int) -> Bool {
    for _ in 0..<500 where !answers(port) {
      guard program.isRunning else { break }
      usleep(20_000)
    }
    return answers(port)
  }

  private static func answers(_ port: Int) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = HostileServer.local(port)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
