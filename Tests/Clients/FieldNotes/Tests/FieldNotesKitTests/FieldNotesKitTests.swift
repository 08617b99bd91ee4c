import Compression
import CoreLocation
import PhotosUI
import UIKit
import XCTest

@testable import FieldNotesKit

final class FieldNotesKitTests: XCTestCase {
  func testArchive() throws {
    let place = CLLocation(latitude: 48.1, longitude: 11.5)
    let color = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    let note = Note(text: "A heron", place: place, color: color)
    let read = try XCTUnwrap(Note.unarchived(note.archived()))
    XCTAssertEqual(read.text, "A heron")
    XCTAssertEqual(read.color, note.color)
    XCTAssertEqual(read.place?.coordinate.latitude, 48.1)
  }

  func testMarsh() {
    XCTAssertEqual(UIColor(resource: .Marsh.reed), UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    XCTAssertEqual(UIColor.water, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  func testSlope() {
    XCTAssertEqual(slope([[3, 0, 0], [0, 4, 0]]), SIMD3(0.6, 0.8, 0))
  }

  func testVault() {
    let vault = Vault(service: "notes")
    XCTAssertEqual(vault.save("heron", for: "ann"), errSecSuccess)
    XCTAssertEqual(vault.password(of: "ann"), "heron")
    XCTAssertNil(vault.password(of: "ben"))
    XCTAssertEqual(vault.canUnlock(), .failure(.biometryNotEnrolled))
  }

  func testJournal() {
    Journal.open()
    NotificationCenter.default.post(name: .init("FieldNotesSighting"), object: "heron")
    Journal.close()
    NotificationCenter.default.post(name: .init("FieldNotesSighting"), object: "kite")
    XCTAssertEqual(Journal.entries, ["heron"])
  }

  func testLinks() throws {
    XCTAssertEqual(try links(in: "See https://example.com today"), ["https://example.com"])
    let digits = { try NSRegularExpression(pattern: "[0-9]+") }
    XCTAssertEqual(try links(in: "3 herons, 12 kites", with: digits), ["3", "12"])
    XCTAssertFalse(
      CGRect(x: 0, y: 0, width: 9, height: 9).intersects(CGRect(x: 9, y: 0, width: 9, height: 9)))
  }

  func testFolders() throws {
    let home = NSHomeDirectory()
    let library = try FileManager.default.url(
      for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    XCTAssertEqual(library.path, home + "/Library")
    let note = URL(fileURLWithPath: home + "/Documents/note.txt")
    try Data("heron".utf8).write(to: note)
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let found = try FileManager.default.contentsOfDirectory(atPath: XCTUnwrap(documents.first).path)
    XCTAssertEqual(found, ["note.txt"])
  }

  func testSightings() {
    let json: Any = ["name": "heron", "places": ["pond", "reeds"]] as [String: Any]
    XCTContext.runActivity(named: "Reading") { activity in
      XCTAssertEqual(activity.name, "Reading")
      XCTAssertEqual(Sighting(json).name, "heron")
      XCTAssertEqual(Sighting(json).places, ["pond", "reeds"])
      XCTAssertNil(Sighting([String: Any]()).name)
    }
    XCTAssertEqual(Sighting.folder, NSHomeDirectory() + "/Library/Caches/Sightings")
    var rounds = 0
    measure { rounds += Sighting(json).places.count / 2 }
    XCTAssertEqual(rounds, 10)
  }

  func testPackedNotes() throws {
    let text = String(repeating: "A heron at the pond. ", count: 50)
    let packed = try Archive.packed(text)
    XCTAssertLessThan(packed.count, 100)
    XCTAssertEqual(Archive.unpacked(packed), text)
    XCTAssertNil(Archive.unpacked(packed.dropLast()))
    let repacked = try Archive.repacked(packed, using: .lzma)
    let unpacked = try (repacked as NSData).decompressed(using: .lzma) as Data
    XCTAssertEqual(String(data: unpacked, encoding: .utf8), text)
    XCTAssertThrowsError(try Archive.repacked(packed, using: .lzbitmap)) { error in
      XCTAssertEqual(error as? FilterError, .invalidState)
    }
  }

  func testSensors() {
    let sensors = Sensors()
    let failed = expectation(description: "no place")
    sensors.onFailure = { failed.fulfill() }
    sensors.start()
    wait(for: [failed], timeout: 60)
    XCTAssertEqual(sensors.failure, .denied)
    XCTAssertFalse(sensors.hasMotion)
    XCTAssertFalse(Sensors.isReachable("host.invalid"))
    let offline = expectation(description: "offline")
    let monitor = Sensors.watchNetwork(on: .main) { isOnline in
      XCTAssertFalse(isOnline)
      offline.fulfill()
    }
    wait(for: [offline], timeout: 60)
    monitor.cancel()
  }

  func testPhotos() {
    let asked = expectation(description: "asked")
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
      XCTAssertEqual(status, .authorized)
      asked.fulfill()
    }
    wait(for: [asked], timeout: 60)
    XCTAssertEqual(PHAsset.fetchAssets(with: .image, options: nil).count, 0)
  }

  func testController() throws {
    let controller = NoteViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.pick()
    let picker = try XCTUnwrap(controller.presentedViewController as? PHPickerViewController)
    picker.delegate?.picker(picker, didFinishPicking: [])
    XCTAssertTrue(controller.hasPicked && controller.pictures.isEmpty && !controller.canSend)
  }

  func testLogin() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let login = Login(window: window)
    login.useApple()
    XCTAssertTrue(login.openPage(try XCTUnwrap(URL(string: "https://example.com/authorize"))))
    let told = expectation(description: "told")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { told.fulfill() }
    wait(for: [told], timeout: 60)
    XCTAssertEqual(login.results, ["unknown"])
    login.cancel()
    XCTAssertTrue(login.carriers.isEmpty)
  }

  func testPictureAndFont() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
    let found = try XCTUnwrap(size(of: XCTUnwrap(picture.pngData())))
    XCTAssertEqual(found.width, picture.size.width * picture.scale)
    XCTAssertEqual(register(URL(fileURLWithPath: "/nowhere.ttf")), 101)
  }
}
