/// A first-in, first-out queue.
struct Queue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  /// Whether the queue is empty.
  var isEmpty: Bool { head == elements.count }

  /// The number of elements.
  var count: Int { elements.count - head }

  /// The first element.
  var first: Element? { isEmpty ? nil : elements[head] }

  /// Appends an element.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the first element.
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
