import TactusDisplayList
import TactusPhone

// The device beside the phone that shows a film.
extension SimulatorController {
  /// Sends the picture of the device beside the phone to the pages (SimulatorPages.SP7).
  func updateExternalPicture() {
    // SimulatorPages.ST5. Pictures during a replay are not shown.
    guard replay == nil else { return }
    do throws(DrawingFormatError) {
      guard let picture = host.state.externalPicture else { return endExternalPicture() }
      let new = try ExternalScreenPicture(picture)
      if new.device != external?.device { broadcast(PageMessages.external(new.device)) }
      external = new
    } catch {
      return options.announce("the app's picture for another screen is invalid: \(error)")
    }
    for page in pages.values { page.hasPendingExternalPicture = true }
    sendPendingFrames()
  }

  /// Hides the device beside the phone.
  func endExternalPicture() {
    guard external != nil else { return }
    external = nil
    broadcast(PageMessages.external(nil))
  }
}
