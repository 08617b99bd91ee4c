import TactusPhoneLink
import TactusVoiceOver

/// The elements of the app in front as a tree of objects with permanent numbers.
///
/// `Documentation/Behaviour/ATSPI.md` has the steps (ATSPI.TR1…).
struct ATSPITree: Sendable, Equatable {
  /// The objects by their numbers.
  private(set) var nodes: [Int: ATSPINode] = [:]
  /// The name of the app in front.
  private(set) var name = ""

  /// Creates a tree without elements.
  ///
  /// - Parameter name: The name of the application.
  init(_ name: String) { self.init([], name: name, after: nil) }

  /// Creates the tree of a list of elements.
  ///
  /// - Parameters:
  ///   - elements: All elements, each after its parent.
  ///   - name: The name of the app.
  ///   - isRightToLeft: Whether rows are read from right to left.
  ///   - old: The tree before, whose numbers are kept; `nil` for none.
  init(
    _ elements: [ScreenElement], name: String, isRightToLeft: Bool = false, after old: ATSPITree?
  ) {
    self.name = name
    lastID = old?.lastID ?? 1
    let idle: ATSPIStates = [.enabled, .sensitive, .showing, .visible]
    nodes[0] = ATSPINode(id: 0, parent: 0, role: .application, states: idle, name: name)
    nodes[1] = ATSPINode(id: 1, parent: 0, role: .frame, states: [idle, .active], name: name)
    nodes[0]?.children = [1]
    var numbers = UnclaimedNumbers(of: old, for: elements)
    var added: [Int: Int] = [:]
    for place in ReadingOrder(elements, isRightToLeft: isRightToLeft).places {
      // The containers around it, the outermost first (ATSPI.TR2).
      var chain = [place]
      var around = elements[place].parent
      while let container = around, container < chain.last ?? 0 {
        chain.append(container)
        around = elements[container].parent
      }
      var parent = 1
      for part in chain.reversed() {
        if let known = added[part] {
          parent = known
          continue
        }
        guard part == place || elements[part].isShownContainer else { continue }
        let id = numbers.take(elements[part], in: parent) ?? nextID()
        add(elements, part, as: id, in: parent)
        added[part] = id
        parent = id
      }
    }
  }

  // MARK: Internals

  /// The largest number so far.
  private var lastID: Int

  private mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private mutating func add(
    _ elements: [ScreenElement], _ place: Int, as id: Int, in parent: Int
  ) {
    let element = elements[place]
    let isTab = nodes[parent]?.role == .pageTabList
    let isItem = nodes[parent]?.role == .list
    let role = element.role(isTab: isTab, isItem: isItem)
    var node = ATSPINode(
      id: id, parent: parent, role: role, states: element.states(role),
      name: ATSPINode.limited(element.label ?? ""), place: place, element: element)
    node.index = nodes[parent]?.children.count ?? 0
    nodes[parent]?.children.append(id)
    nodes[id] = node
  }

  /// The numbers of the previous tree's elements that no new element has taken yet (ATSPI.TR3).
  private struct UnclaimedNumbers {
    /// Returns the number of an element that was there before; `nil` for a new one.
    mutating func take(_ element: ScreenElement, in parent: Int) -> Int? {
      if let id = named[NameKey(element, in: parent)]?.popLast() { return id }
      return placed[FrameKey(element, in: parent)]?.popLast()
    }

    init(of old: ATSPITree?, for elements: [ScreenElement]) {
      guard let old else { return }
      let kept = Set(elements.map { NameKey($0, in: 0) })
      for node in old.nodes.values.sorted(by: { $0.id > $1.id }) {
        guard let element = node.element else { continue }
        named[NameKey(element, in: node.parent), default: []].append(node.id)
        // An element that was only moved keeps its number; a new one at its former frame does not
        // get that number.
        guard !kept.contains(NameKey(element, in: 0)) else { continue }
        placed[FrameKey(element, in: node.parent), default: []].append(node.id)
      }
    }

    /// The properties by which an element that has moved is found again.
    private struct NameKey: Hashable {
      var parent: Int
      var kind: String
      var identifier: String?
      var label: String?

      init(_ element: ScreenElement, in parent: Int) {
        self.parent = parent
        (kind, identifier, label) = (element.kind, element.identifier, element.label)
      }
    }

    /// The properties by which an element whose name has changed is found again.
    private struct FrameKey: Hashable {
      var parent: Int
      var kind: String
      var numbers: [Double]

      init(_ element: ScreenElement, in parent: Int) {
        (self.parent, kind) = (parent, element.kind)
        numbers = [element.x, element.y, element.width, element.height]
      }
    }

    private var named: [NameKey: [Int]] = [:]
    private var placed: [FrameKey: [Int]] = [:]
  }
}
