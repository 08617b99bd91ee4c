import TactusFoundation
import Testing

/// Tests subclasses of Foundation's classes in the form that the lowering gives them.
@Suite struct FoundationOverrideTests {
  private final class Spy: NotificationCenter, @unchecked Sendable, _KVPost, _KVPostName,
    _KVAddBlock, _KVRemove, _KVRemoveName
  {
    var calls: [String] = []
    func _own_post(_ notification: Notification) {
      calls.append("post")
      _base_post(notification)
    }
    func _own_post(
      name aName: NSNotification.Name, object anObject: Any?,
      userInfo aUserInfo: [AnyHashable: Any]?
    ) {
      calls.append("post \(aName.rawValue)")
      _base_post(name: aName, object: anObject, userInfo: aUserInfo)
    }
    func _own_addObserver(
      forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      calls.append("add")
      return _base_addObserver(forName: name, object: obj, queue: queue, using: block)
    }
    func _own_removeObserver(_ observer: Any) {
      calls.append("remove")
      _base_removeObserver(observer)
    }
    func _own_removeObserver(
      _ observer: Any, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      calls.append("remove \(aName?.rawValue ?? "-")")
      _base_removeObserver(observer, name: aName, object: anObject)
    }
  }

  private final class ShortSpy: NotificationCenter, @unchecked Sendable, _KVPostShort {
    var names: [String] = []
    func _own_post(name aName: NSNotification.Name, object anObject: Any?) {
      names.append(aName.rawValue)
      _base_post(name: aName, object: anObject)
    }
  }

  /// ObjectiveC.FO1, ObjectiveC.FO2.
  @Test("An override of post(name:object:) is called without values for the observers only")
  func short() {
    let spy = ShortSpy()
    let center: NotificationCenter = spy
    let box = Box()
    let token = center.addObserver(forName: .init("ring"), object: nil, queue: nil) { _ in
      box.count += 1
    }
    center.post(name: .init("ring"), object: nil)
    center.post(name: .init("ring"), object: nil, userInfo: [:])
    #expect(spy.names == ["ring"] && box.count == 2)
    center.removeObserver(token)
  }

  private final class Rooms: FileManager, @unchecked Sendable, _KVExists, _KVFolders, _KVFolder,
    _KVContents, _KVWalk
  {
    func _own_fileExists(
      atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
    ) -> Bool {
      isDirectory?.pointee = true
      return path == "/room" || _base_fileExists(atPath: path, isDirectory: nil)
    }
    func _own_urls(
      for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
    ) -> [URL] { [] }
    func _own_url(
      for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
      appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL { URL(filePath: "/room") }
    func _own_contentsOfDirectory(
      at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
      options mask: DirectoryEnumerationOptions
    ) throws -> [URL] { [url] }
    func _own_enumerator(
      at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
      options mask: DirectoryEnumerationOptions,
      errorHandler handler: ((URL, any Error) -> Bool)?
    ) -> DirectoryEnumerator? { nil }
  }

  private final class Box: @unchecked Sendable { var count = 0 }

  /// ObjectiveC.FO1, ObjectiveC.FO2.
  @Test("A center's overrides are called through its superclass, and call Foundation's methods")
  func center() {
    let spy = Spy()
    let center: NotificationCenter = spy
    let box = Box()
    let token = center.addObserver(forName: .init("ring"), object: nil, queue: nil) { _ in
      box.count += 1
    }
    center.post(name: .init("ring"), object: nil)
    center.post(Notification(name: .init("ring")))
    center.removeObserver(token)
    center.post(name: .init("ring"), object: nil, userInfo: [:])
    center.removeObserver(token, name: .init("ring"), object: nil)
    #expect(
      spy.calls == ["add", "post ring", "post", "remove", "remove -", "post ring", "remove ring"])
    #expect(box.count == 2)
  }

  /// ObjectiveC.FO1, ObjectiveC.FO2.
  @Test("A file manager's overrides are called through its superclass")
  func files() throws {
    let files: FileManager = Rooms()
    var isFolder: ObjCBool = false
    #expect(files.fileExists(atPath: "/room", isDirectory: &isFolder) && isFolder.boolValue)
    #expect(!files.fileExists(atPath: "/nowhere", isDirectory: &isFolder))
    #expect(files.urls(for: .documentDirectory, in: .userDomainMask).isEmpty)
    let room = try files.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(try files.contentsOfDirectory(at: room, includingPropertiesForKeys: nil) == [room])
    #expect(files.enumerator(at: room, includingPropertiesForKeys: nil) == nil)
  }

  @MainActor private final class Cook: NSObject {
    func dish() -> String { "soup" }
    func half(_ price: NSNumber) -> NSNumber { NSNumber(value: price.intValue / 2) }
    func nothing() -> String? { nil }
    func rest() {}
  }

  /// ObjectiveC.FO3.
  @Test("perform returns the result of a method") @MainActor
  func results() {
    let cook = Cook()
    let dish = cook.perform(Selector("dish", calling: Cook.dish))?.takeUnretainedValue()
    #expect(dish as? String == "soup")
    let half = cook.perform(Selector("half:", calling: Cook.half), with: NSNumber(value: 8))
    #expect(half?.takeUnretainedValue() as? Int == 4)
    let missing = [
      Selector("nothing", calling: Cook.nothing), Selector("rest", calling: Cook.rest),
    ]
    #expect(missing.allSatisfy { cook.perform($0)?.toOpaque() == nil })
    let object: AnyObject = cook
    let again = _AM(object).perform(Selector("dish"))?.takeUnretainedValue()
    #expect(again as? String == "soup")
  }
}
