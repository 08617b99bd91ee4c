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

  private final class Box: NSObject, @unchecked Sendable { var count = 0 }

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

  private final class Cellar: FileManager, @unchecked Sendable, _KVGroup, _KVCloudToken,
    _KVCloudFolder, _KVReplace
  {
    func _own_containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
      groupIdentifier == "cellar"
        ? URL(filePath: "/cellar")
        : _base_containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier)
    }
    var _own_ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? {
      _base_ubiquityIdentityToken ?? NSString("token")
    }
    func _own_url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
      _base_url(forUbiquityContainerIdentifier: containerIdentifier) ?? URL(filePath: "/cloud")
    }
    func _own_replaceItem(
      at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
      options: FileManager.ItemReplacementOptions,
      resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
    ) throws {
      resultingURL?.pointee = newItemURL as NSURL
    }
  }

  @Test("ObjectiveC.FO1. A file manager's folders of groups and of iCloud can be overridden")
  func cloud() throws {
    let files: FileManager = Cellar()
    #expect(
      files.containerURL(forSecurityApplicationGroupIdentifier: "cellar")?.path == "/cellar")
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
    #expect(files.ubiquityIdentityToken as? NSString == "token")
    #expect(files.url(forUbiquityContainerIdentifier: nil)?.path == "/cloud")
    let (old, new) = (URL(filePath: "/old"), URL(filePath: "/new"))
    #expect(try files.replaceItemAt(old, withItemAt: new) == new)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  private final class Brigade: OperationQueue, @unchecked Sendable, _KVOperations, _KVOperationCount
  {
    var _own_operations: [Operation] { _base_operations + [BlockOperation {}] }
    var _own_operationCount: Int { _base_operationCount + 1 }
  }

  @Test("ObjectiveC.FO1. The operations of a queue can be overridden")
  func operations() {
    let queue: OperationQueue = Brigade()
    #expect(queue.operations.count == 1 && queue.operationCount == 1)
    let plain = OperationQueue()
    plain.isSuspended = true
    plain.addOperation {}
    #expect(plain.operations.count == 1 && plain.operationCount == 1)
    plain.cancelAllOperations()
    plain.isSuspended = false
  }

  private final class Reply: HTTPURLResponse, @unchecked Sendable, _KVStatus {
    var _own_statusCode: Int { _base_statusCode + 1 }
  }

  private final class Sessions: URLSession, @unchecked Sendable, _KVShared {
    static var _own_shared: URLSession { other }
    static let other = URLSession(configuration: .ephemeral)
  }

  @Test("ObjectiveC.FO1. The status of a response, and the shared session, can be overridden")
  func network() throws {
    let url = try #require(URL(string: "https://kitchen.example"))
    let reply = Reply(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    let response: HTTPURLResponse = try #require(reply)
    #expect(response.statusCode == 201)
    let plain = HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil)
    #expect(plain?.statusCode == 404)
    #expect(Sessions.shared === Sessions.other && Sessions._base_shared === URLSession.shared)
  }

  @Test("ObjectiveC.MX8. An object of any class tells its method for a message") @MainActor
  func methods() {
    let cook = Cook()
    let dish = Selector("dish", calling: Cook.dish)
    let object: AnyObject = cook
    #expect(_AM(object).method(for: dish).call(object, as: String.self) == "soup")
    #expect(!_AM(object).conforms(to: NSCoding.self))
    #expect(Cook.hash() == Cook.hash() && Cook.hash() != Box.hash())
  }
}
