import Foundation
import Glibc
import TactusSimulator
import Testing

/// The person's files over HTTP, SimulatorPages.FI1–FI6.
@Suite(.serialized) struct SharedFileTests {
  /// A simulator with a folder for files.
  private struct Rig {
    let bench: SimulatorBench
    let folder: URL
    let cookie: String

    init() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      self.folder = folder
      bench = try SimulatorBench(isWeighing: false) { $0.filesFolder = folder.path }
      cookie = try WebClient.cookie(bench)
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    func contents(_ name: String) -> Data? { try? Data(contentsOf: folder.appending(path: name)) }

    func request(
      _ path: String, method: String = "GET", headers: [String: String] = [:],
      body: [UInt8] = []
    ) throws -> String {
      let client = try WebClient(port: bench.port)
      var all = ["Cookie": cookie, "Connection": "close"]
      if method == "PUT" {
        all["Origin"] = "http://127.0.0.1:\(bench.port)"
        all["Content-Length"] = "\(body.count)"
      }
      for (name, value) in headers { all[name] = value.isEmpty ? nil : value }
      client.send(
        WebClient.request(path, port: bench.port, method: method, headers: all) + body)
      return String(decoding: client.receive(), as: UTF8.self)
    }

    func status(_ answer: String) -> Int {
      Int(answer.split(separator: " ").dropFirst().first ?? "") ?? 0
    }
  }

  @Test(
    "SimulatorPages.FI2, SimulatorPages.FI4, SimulatorPages.FI6. A file is sent and downloaded")
  func sendsAndDownloads() throws {
    let rig = try Rig()
    defer { try? FileManager.default.removeItem(at: rig.folder) }
    let page = try WebClient.page(rig.bench)
    _ = page.receiveHead()
    page.sendHello()
    #expect(page.receives("welcome"))
    let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    #expect(rig.status(try rig.request("/files/so%C3%9Fe.bin", method: "PUT", body: body)) == 201)
    #expect(rig.contents("soße.bin") == Data(body))
    #expect(page.receives("“soße.bin” is in the phone's files; no app in front opens it."))
    #expect(page.receives(#""path": "soße.bin", "size": 300000"#))
    let answer = try rig.request("/files/so%C3%9Fe.bin")
    #expect(rig.status(answer) == 200)
    #expect(answer.contains("Content-Disposition: attachment; filename*=UTF-8''so%C3%9Fe.bin"))
    #expect(answer.contains("Content-Security-Policy: sandbox; default-src 'none'"))
    #expect(answer.contains("X-Content-Type-Options: nosniff"))
    #expect(answer.contains("Content-Type: application/octet-stream"))
    // A file that exists is not replaced.
    let second = try rig.request("/files/so%C3%9Fe.bin", method: "PUT", body: [1])
    #expect(second.hasSuffix("soße-2.bin\n") && rig.contents("soße.bin") == Data(body))
  }

  @Test(
    "SimulatorPages.FI5, SimulatorPages.FI6. Folders are offered, links and hidden files are not")
  func offers() throws {
    let rig = try Rig()
    defer { try? FileManager.default.removeItem(at: rig.folder) }
    let outside = rig.folder.appendingPathExtension("outside")
    try Data("secret".utf8).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    let deep = rig.folder.appending(path: "soups")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try Data("<script>alert(1)</script>".utf8).write(to: deep.appending(path: "a.html"))
    try Data("h".utf8).write(to: rig.folder.appending(path: ".hidden"))
    symlink(outside.path, rig.folder.appending(path: "link").path)
    symlink(rig.folder.deletingLastPathComponent().path, rig.folder.appending(path: "up").path)
    mkfifo(rig.folder.appending(path: "pipe").path, 0o600)
    #expect(
      SharedFolder(rig.folder.path).files().map(\.path) == ["soups/a.html"])
    #expect(try rig.request("/files/soups/a.html").contains("<script>"))
    for path in [
      "link", ".hidden", "pipe", "soups", "", "up/\(outside.lastPathComponent)", "../x",
      "soups/../../\(outside.lastPathComponent)", "%2e%2e/\(outside.lastPathComponent)",
      "..%2f\(outside.lastPathComponent)", "a%00b", "/etc/passwd",
    ] {
      let answer = try rig.request("/files/\(path)")
      #expect(rig.status(answer) >= 400 && !answer.contains("secret"), "\(path): \(answer)")
    }
  }

  @Test("SimulatorPages.FI3. A name leads nowhere, hides nothing and is not too long")
  func names() throws {
    #expect(SharedFileName.safe("soup.txt") == "soup.txt")
    #expect(SharedFileName.safe("../../etc/pass\0wd") == "_.._etc_pass_wd")
    #expect(SharedFileName.safe("...") == "File" && SharedFileName.safe("") == "File")
    #expect(SharedFileName.safe("a\u{202E}txt.exe") == "a_txt.exe")
    #expect(SharedFileName.safe("a\nb\\c") == "a_b_c")
    #expect(SharedFileName.safe("👩‍🍳.png") == "👩‍🍳.png")
    let long = SharedFileName.safe(String(repeating: "ä", count: 400) + ".txt")
    #expect(long.hasSuffix("ä.txt") && long.utf8.count <= 240 && long.utf8.count > 230)
    #expect(SharedFileName.safe("a." + String(repeating: "b", count: 400)).utf8.count == 240)
    let rig = try Rig()
    defer { try? FileManager.default.removeItem(at: rig.folder) }
    #expect(rig.status(try rig.request("/files/.bashrc", method: "PUT", body: [1])) == 201)
    symlink("/nowhere", rig.folder.appending(path: "a").path)
    #expect(rig.status(try rig.request("/files/a", method: "PUT", body: [1])) == 201)
    #expect(rig.names == ["a", "a-2", "bashrc"])
  }

  @Test("SimulatorPages.FI2. Files of others, without a size, too large or cut off are refused")
  func refuses() throws {
    let rig = try Rig()
    defer { try? FileManager.default.removeItem(at: rig.folder) }
    for (headers, status) in [
      (["Cookie": ""], 403), (["Origin": ""], 403), (["Origin": "https://evil.example"], 403),
      (["Content-Length": "", "Transfer-Encoding": "chunked"], 411),
      (["Content-Length": "\(PageLimits.fileBytes + 1)", "Expect": "100-continue"], 413),
    ] {
      let chunks = Array("1\r\na\r\n0\r\n\r\n".utf8)
      let body: [UInt8] = headers["Expect"] == nil ? (status == 411 ? chunks : [1]) : []
      let answer = try rig.request("/files/x", method: "PUT", headers: headers, body: body)
      #expect(rig.status(answer) == status, "\(headers)")
    }
    // What is refused is not read for ever.
    let endless = try WebClient(port: rig.bench.port)
    endless.send(
      WebClient.request(
        "/files/x", port: rig.bench.port, method: "PUT", headers: ["Content-Length": "\(1 << 40)"])
        + [UInt8](repeating: 0, count: 4 << 20))
    #expect(endless.isClosed())
    do {
      let client = try WebClient(port: rig.bench.port)
      let headers = [
        "Cookie": rig.cookie, "Origin": "http://127.0.0.1:\(rig.bench.port)",
        "Content-Length": "100",
      ]
      client.send(
        WebClient.request("/files/cut", port: rig.bench.port, method: "PUT", headers: headers)
          + [1, 2, 3])
    }
    // The next file comes after the end of the connection.
    #expect(rig.status(try rig.request("/files/y", method: "PUT", body: [])) == 201)
    #expect(rig.names.filter { !$0.hasPrefix(".") } == ["y"])
    #expect(rig.status(try rig.request("/main.js", method: "PUT", body: [1])) == 405)
  }

  @Test("SimulatorPages.FI1. Without a folder nothing is taken")
  func without() throws {
    let bench = try SimulatorBench(isWeighing: false)
    let headers = [
      "Cookie": try WebClient.cookie(bench), "Origin": "http://127.0.0.1:\(bench.port)",
      "Content-Length": "0",
    ]
    let answer = try WebClient.get("/files/x", port: bench.port, method: "PUT", headers: headers)
    #expect(answer.hasPrefix("HTTP/1.1 404"))
    let page = try WebClient.page(bench)
    _ = page.receiveHead()
    page.sendHello()
    #expect(page.receives(#""files": null"#))
  }
}
