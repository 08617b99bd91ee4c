import Combine
import Foundation

/// The items in stock.
public final class Stock: NSObject {
  public struct Item: Hashable, Identifiable {
    public let id: UUID
    public var name: String
    public var isFavorite = false

    public init(name: String) {
      id = UUID()
      self.name = name
    }
  }

  @objc public dynamic private(set) var count = 0
  @Published public private(set) var items: [Item] = []

  public func add(_ name: String) {
    items.append(Item(name: name))
    count = items.count
  }

  public func remove(_ item: Item) {
    items.removeAll { $0.id == item.id }
    count = items.count
  }

  public func toggleFavorite(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isFavorite.toggle()
  }
}

@Observable
public final class Counter {
  public var taps = 0
  public init() {}
}
