/// Values that leave in the order in which they came.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  /// Whether there is none.
  var isEmpty: Bool { head == elements.count }

  /// How many there are.
  var count: Int { elements.count - head }

  /// The first, which stays.
  var first: Element? { isEmpty ? nil : elements[head] }

  /// Adds one at the end.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Takes the first.
  ///
  /// - Complexity: O(1) on average.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[head]
    elements[head] = nil
    head += 1
    if head == elements.count {
      (elements, head) = ([], 0)
    } else if head > 32, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
