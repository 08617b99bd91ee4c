internal import TactusUIKitViews
internal import TactusVirtualTime

/// The confirmation of a purchase.
///
/// Steps Purchases.DI1….
@MainActor
enum PurchaseQuestion {
  /// Asks the user; without an app on a screen, or without dialogs, the purchase is confirmed at
  /// once.
  ///
  /// - Parameters:
  ///   - item: The product.
  ///   - price: The price of all goods.
  ///   - order: The order.
  ///   - store: The store.
  ///   - completion: Called once with whether the user buys.
  static func ask(
    _ item: StoreItem, _ price: Decimal, _ order: PurchaseOrder, _ store: LocalStore,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    let settings = store.known(\.settings, otherwise: StoreSettings())
    guard isPossible, !settings.disablesDialogs else { return completion(true) }
    let name = item.text(for: settings.textLocale).name
    let goods = order.quantity == 1 ? name : "\(order.quantity) × \(name)"
    let amount = price.formatted(.storePrice(settings.locale))
    let alert = UIAlertController(
      title: "Confirm Purchase",
      message: "Do you want to buy \(goods) for \(amount)?\n[Local store]",
      preferredStyle: .alert)
    let window = StoreDialogWindow(frame: UIScreen.main.bounds)
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in
        window.close()
        completion(false)
      })
    let buy = UIAlertAction(title: "Buy", style: .default) { _ in
      window.close()
      completion(true)
    }
    alert.addAction(buy)
    alert.preferredAction = buy
    window.show(alert)
  }

  /// Asks the user, and returns the response.
  static func answer(
    _ item: StoreItem, _ price: Decimal, _ order: PurchaseOrder, _ store: LocalStore
  ) async -> Bool {
    // The continuation never throws.
    let answer: Bool? = try? await withPhoneContinuation { continuation in
      ask(item, price, order, store) { continuation.resume(returning: $0) }
    }
    return answer ?? false
  }

  /// Whether the app is visible to a user.
  static var isPossible: Bool { AppTimers.shared.hasApp && !TestHost.isRunning }
}
