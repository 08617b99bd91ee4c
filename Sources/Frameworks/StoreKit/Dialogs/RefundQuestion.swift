internal import TactusVirtualTime

/// The confirmation of a refund request.
@MainActor
enum RefundQuestion {
  /// Asks the user, and returns the response; confirmed without dialogs.
  static func answer(_ entry: StoredTransaction, _ store: LocalStore) async -> Bool {
    let settings = store.known(\.settings, otherwise: StoreSettings())
    guard PurchaseQuestion.isPossible, !settings.disablesDialogs else { return true }
    let item = store.known({ $0.configuration.item(entry.productID) }, otherwise: nil)
    let name = item?.text(for: settings.textLocale).name ?? entry.productID
    let amount = entry.price.formatted(.storePrice(settings.locale))
    // The continuation never throws.
    let answer: Bool? = try? await withPhoneContinuation { continuation in
      let alert = UIAlertController(
        title: "Request Refund", message: "Do you want \(amount) back for \(name)?\n[Local store]",
        preferredStyle: .alert)
      let window = StoreDialogWindow(frame: UIScreen.main.bounds)
      for (title, result) in [("Cancel", false), ("Request", true)] {
        alert.addAction(
          UIAlertAction(title: title, style: result ? .default : .cancel) { _ in
            window.close()
            continuation.resume(returning: result)
          })
      }
      window.show(alert)
    }
    return answer ?? false
  }
}
