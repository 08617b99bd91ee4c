// Interactions of views.
extension UIView {
  /// Appends an interaction, after its former view has removed it.
  ///
  /// An interaction of this view moves to the end without a call of the removal method, which a
  /// subclass may override (observed: tests of a public package).
  func attach(_ interaction: any UIInteraction) {
    if interaction.view === self {
      detach(interaction)
    } else {
      interaction.view?.removeInteraction(interaction)
    }
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction of this view.
  func detach(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
