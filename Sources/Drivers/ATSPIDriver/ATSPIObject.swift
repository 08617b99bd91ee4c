import CTactusGio
import Synchronization
import TactusMessageBus
import TactusPhoneLink
import TactusVoiceOver

/// The objects of the tree on the accessibility bus.
///
/// Nothing here waits for the phone: responses are those of the last list of elements.
final class ATSPIObject: BusObjectTree {
  /// The function that performs an action on the element of an object.
  typealias Perform = @Sendable (AccessibilityAction, _ node: Int) -> Void

  init(_ name: String, perform: @escaping Perform) {
    self.perform = perform
    state = Mutex(State(tree: ATSPITree(name)))
  }

  /// Replaces the tree and returns the events that lead to it.
  func update(
    _ elements: [ScreenElement], name: String, isRightToLeft: Bool
  ) -> [ATSPIEvent] {
    let old = state.withLock { $0.tree }
    let new = ATSPITree(elements, name: name, isRightToLeft: isRightToLeft, after: old)
    state.withLock { $0.tree = new }
    return ATSPIEvent.between(old, new)
  }

  /// Sets the responses of the bus: the connection's own name, and the parent of the application.
  func setPlace(_ name: String, under parent: BusVariant) {
    state.withLock { ($0.busName, $0.parent) = (name, parent) }
  }

  /// Returns the place of an object's element in the last list; `nil` if it has vanished.
  func place(of id: Int) -> Int? { node(id)?.place }

  /// Returns the reference to an object.
  func reference(_ node: Int) -> BusVariant {
    let (name, part) = state.withLock { ($0.busName, $0.tree.nodes[node]?.pathPart ?? "\(node)") }
    return .structure([.text(name), .path(ATSPIInterface.path(of: part))])
  }

  // MARK: BusObjectTree

  func interfaces(of node: String) -> [String] {
    self.node(named: node)?.interfaces.map { ATSPIInterface.prefix + $0 } ?? []
  }

  func receive(_ invocation: BusInvocation) {
    guard let results = results(of: invocation) else {
      return invocation.refuse(BusFailure.invalidArguments, "the call is of no use here")
    }
    invocation.answer(results)
  }

  private func results(of invocation: BusInvocation) -> [BusVariant]? {
    guard let node = node(at: invocation.path) else { return nil }
    let (method, arguments) = (invocation.method, invocation.arguments)
    let numbers = arguments.map(\.number)
    switch invocation.interface.dropFirst(ATSPIInterface.prefix.count) {
    case "Accessible": return accessible(method, node, numbers)
    case "Application": return method == "GetLocale" ? [.text("")] : nil
    case "Component": return component(method, node, numbers)
    case "Action": return action(method, node, numbers.first ?? nil)
    case "Text": return text(method, node, numbers)
    case "EditableText": return edit(method, node, arguments)
    default: return nil
    }
  }

  func property(_ name: String, of interface: String, at path: String) -> BusVariant? {
    guard let node = node(at: path) else { return nil }
    switch name {
    case "Name": return .text(node.name)
    case "Description": return .text(node.detail)
    case "Parent": return parent(of: node)
    case "ChildCount": return .int32(Int32(clamping: node.children.count))
    case "Locale": return .text(node.element?.language ?? "")
    case "AccessibleId": return .text(node.element?.identifier ?? "")
    case "ToolkitName": return .text("Tactus")
    case "Version", "AtspiVersion": return .text("2.1")
    case "Id": return .int32(state.withLock { $0.number })
    case "NActions": return .int32(Int32(clamping: node.actions.count))
    case "CurrentValue": return .double(node.number ?? 0)
    case "MinimumValue": return .double(node.range?.lowerBound ?? 0)
    case "MaximumValue": return .double(node.range?.upperBound ?? 0)
    case "MinimumIncrement": return .double(0)
    case "Text": return .text(node.element?.value ?? "")
    case "CharacterCount": return .int32(Int32(clamping: node.text.unicodeScalars.count))
    case "CaretOffset":
      return .int32(
        node.states.contains(.focused) ? Int32(clamping: node.caret) : -1)
    default: return nil
    }
  }

  func set(
    _ name: String, of interface: String, at path: String, to value: BusVariant
  ) -> Bool {
    guard let node = node(at: path) else { return false }
    switch (name, value) {
    case ("Id", .int32(let number)):
      state.withLock { $0.number = number }
      return true
    case ("CurrentValue", .double(let number)):
      // The value of a slider is set in percent, within its range (ATSPI.AC3).
      guard number.isFinite, node.states.contains(.sensitive),
        node.element?.has("adjustable") == true
      else { return false }
      let bounded = node.range.map { min(max(number, $0.lowerBound), $0.upperBound) } ?? number
      return request(.setValue("\(bounded)"), of: node)
    default: return false
    }
  }

  // MARK: Internals

  private struct State: Sendable {
    var tree: ATSPITree
    var busName = ""
    /// The reference to the registry.
    var parent = BusVariant.structure([.text(""), .path("/org/a11y/atspi/null")])
    /// The number that the registry gives the application.
    var number: Int32 = 0
    /// The times of the last requests in microseconds.
    var requests: [Int64] = []
  }

  /// The number of requests per second that have an effect (ATSPI.BA2).
  ///
  /// - Source: ours: more than fingers can press. Confidence: guess.
  private static let requestsPerSecond = 50

  private let perform: Perform
  private let state: Mutex<State>

  private func node(_ id: Int) -> ATSPINode? { state.withLock { $0.tree.nodes[id] } }

  private func node(at path: String) -> ATSPINode? {
    path.split(separator: "/").last.flatMap { node(named: String($0)) }
  }

  private func node(named part: String) -> ATSPINode? {
    part == "root" ? node(0) : Int(part).flatMap { $0 > 0 ? node($0) : nil }
  }

  private func parent(of node: ATSPINode) -> BusVariant {
    node.id == 0 ? state.withLock { $0.parent } : reference(node.parent)
  }

  /// Requests an action; returns false if there were too many within a second.
  private func request(_ action: AccessibilityAction, of node: ATSPINode) -> Bool {
    let now = Int64(g_get_monotonic_time())
    let isAllowed = state.withLock { state in
      state.requests.removeAll { $0 + 1_000_000 <= now }
      guard state.requests.count < Self.requestsPerSecond else { return false }
      state.requests.append(now)
      return true
    }
    if isAllowed { perform(action, node.id) }
    return isAllowed
  }

  private func accessible(
    _ method: String, _ node: ATSPINode, _ numbers: [Int?]
  ) -> [BusVariant]? {
    switch method {
    case "GetChildAtIndex":
      guard let index = numbers.first ?? nil, node.children.indices.contains(index) else {
        return [.structure([.text(""), .path("/org/a11y/atspi/null")])]
      }
      return [reference(node.children[index])]
    case "GetChildren": return [.list(node.children.map(reference), of: "(so)")]
    case "GetIndexInParent": return [.int32(Int32(clamping: node.index))]
    case "GetRelationSet": return [.list([], of: "(ua(so))")]
    case "GetRole": return [.uint32(node.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.text(node.role.name)]
    case "GetState": return [.list(node.states.words.map { .uint32($0) }, of: "u")]
    case "GetAttributes":
      var attributes = ["toolkit": "Tactus"]
      if let identifier = node.element?.identifier { attributes["id"] = identifier }
      if node.role == .heading { attributes["level"] = "1" }
      return [.textMap(attributes)]
    case "GetApplication": return [reference(0)]
    case "GetInterfaces":
      return [.texts(node.interfaces.map { ATSPIInterface.prefix + $0 })]
    default: return nil
    }
  }

  private func component(
    _ method: String, _ node: ATSPINode, _ numbers: [Int?]
  ) -> [BusVariant]? {
    let box = box(of: node)
    switch method {
    case "GetExtents":
      return [.structure([box.x, box.y, box.width, box.height].map { .int32($0) })]
    case "GetPosition": return [.int32(box.x), .int32(box.y)]
    case "GetSize": return [.int32(box.width), .int32(box.height)]
    case "Contains":
      guard let x = numbers[0], let y = numbers[1] else { return nil }
      return [.flag(box.contains(x, y))]
    case "GetAccessibleAtPoint":
      guard let x = numbers[0], let y = numbers[1] else { return nil }
      // The smallest one, of equal ones that in front.
      let nodes = state.withLock { Array($0.tree.nodes.values) }.filter { $0.element != nil }
      let found = nodes.map { ($0, self.box(of: $0)) }.filter { $0.1.contains(x, y) }
        .min { ($0.1.area, -$0.0.id) < ($1.1.area, -$1.0.id) }
      return [reference(found?.0.id ?? node.id)]
    // The layer of widgets.
    case "GetLayer": return [.uint32(3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus":
      guard node.states.contains(.focusable) else { return [.flag(false)] }
      // A field is edited, anything else gets VoiceOver's focus (ATSPI.AC4).
      return [.flag(request(node.role.isField ? .activate : .focus, of: node))]
    case "ScrollTo":
      guard node.element?.isAccessible == true else { return [.flag(false)] }
      return [.flag(request(.focus, of: node))]
    default: return nil
    }
  }

  private func action(_ method: String, _ node: ATSPINode, _ index: Int?) -> [BusVariant]? {
    let names = node.actions.map(\.busName)
    if method == "GetActions" {
      return [.list(names.map { .structure([.text($0), .text(""), .text("")]) }, of: "(sss)")]
    }
    guard let index, node.actions.indices.contains(index) else {
      return method == "DoAction" ? [.flag(false)] : [.text("")]
    }
    switch method {
    case "GetName", "GetLocalizedName": return [.text(names[index])]
    case "GetDescription", "GetKeyBinding": return [.text("")]
    // The action is performed on the element as it is then (ATSPI.AC1).
    case "DoAction": return [.flag(request(node.actions[index], of: node))]
    default: return nil
    }
  }

  private func text(
    _ method: String, _ node: ATSPINode, _ numbers: [Int?]
  ) -> [BusVariant]? {
    let text = ATSPIText(node.text)
    switch method {
    case "GetText":
      guard let start = numbers[0], let end = numbers[1] else { return nil }
      return [.text(text.text(from: start, to: end))]
    case "GetCharacterAtOffset":
      guard let offset = numbers[0] else { return nil }
      let scalar = text.scalars.indices.contains(offset) ? text.scalars[offset].value : 0
      return [.int32(Int32(clamping: scalar))]
    case "GetStringAtOffset":
      guard let offset = numbers[0], let number = numbers[1] else { return nil }
      let unit = ATSPIText.Unit(rawValue: UInt32(clamping: number)) ?? .line
      return part(text.part(unit, at: offset))
    case "GetTextAtOffset":
      guard let offset = numbers[0], let number = numbers[1] else { return nil }
      // The older numbers distinguish the start and the end of words, sentences and lines.
      let unit: ATSPIText.Unit =
        switch number {
        case 0: .character
        case 1, 2: .word
        case 3, 4: .sentence
        default: .line
        }
      return part(text.part(unit, at: offset))
    case "GetNSelections": return [.int32(0)]
    case "GetDefaultAttributes": return [.textMap([:])]
    case "GetAttributes":
      return [.textMap([:]), .int32(0), .int32(Int32(clamping: text.scalars.count))]
    default: return nil
    }
  }

  private func part(_ part: ATSPIText.Part) -> [BusVariant] {
    [.text(part.text), .int32(Int32(clamping: part.start)), .int32(Int32(clamping: part.end))]
  }

  /// Edits the text of a field (ATSPI.AC2).
  private func edit(
    _ method: String, _ node: ATSPINode, _ arguments: [BusVariant]
  ) -> [BusVariant]? {
    guard node.states.contains(.sensitive) else { return [.flag(false)] }
    let text = ATSPIText(node.text)
    let isSecret = node.role == .passwordText
    switch method {
    case "SetTextContents":
      guard case .text(let new)? = arguments.first else { return nil }
      return [.flag(write(new, node))]
    // The content of a secret field is not known, so that no part of it can be replaced.
    case "InsertText" where isSecret, "DeleteText" where isSecret:
      return [.flag(false)]
    case "InsertText":
      guard let offset = arguments[0].number, case .text(let new) = arguments[1],
        let length = arguments[2].number
      else { return nil }
      let inserted = ATSPIText(new).text(from: 0, to: length)
      return [.flag(write(text.replacing(from: offset, to: offset, with: inserted), node))]
    case "DeleteText":
      guard let start = arguments[0].number, let end = arguments[1].number else { return nil }
      let last = end < 0 ? text.scalars.count : end
      return [.flag(write(text.replacing(from: start, to: last, with: ""), node))]
    default: return nil
    }
  }

  /// Requests another text of a field; returns false for a text that is too long for a message.
  private func write(_ text: String, _ node: ATSPINode) -> Bool {
    text.utf8.count <= LinkLimits.shortTextBytes && request(.setValue(text), of: node)
  }

  /// The frame of an object in whole points of the phone's screen.
  private struct Box {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32

    var area: Int64 { Int64(width) * Int64(height) }

    func contains(_ x: Int, _ y: Int) -> Bool {
      x >= self.x && x < Int(self.x) + Int(width) && y >= self.y && y < Int(self.y) + Int(height)
    }
  }

  private func box(of node: ATSPINode) -> Box {
    guard let element = node.element else {
      // The screen and the application are as large as what they contain.
      let boxes = state.withLock { $0.tree.nodes.values.filter { $0.element != nil } }
        .map { box(of: $0) }
      return Box(
        x: 0, y: 0, width: boxes.map { $0.x &+ $0.width }.max() ?? 0,
        height: boxes.map { $0.y &+ $0.height }.max() ?? 0)
    }
    func whole(_ number: Double, least: Double) -> Int32 {
      number.isFinite ? Int32(min(max(number.rounded(), least), 1e6)) : 0
    }
    return Box(
      x: whole(element.x, least: -1e6), y: whole(element.y, least: -1e6),
      width: whole(element.width, least: 0), height: whole(element.height, least: 0))
  }
}

extension AccessibilityAction {
  /// The name on the bus.
  fileprivate var busName: String {
    if case .custom(let name) = self { return name }
    return self == .activate ? "click" : word ?? ""
  }
}
