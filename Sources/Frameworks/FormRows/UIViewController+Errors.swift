import UIKit

extension UIViewController {
  /// Presents an alert that says what could not be done, and why.
  ///
  /// - Parameters:
  ///   - error: The reason.
  ///   - title: The title of the alert.
  package func presentAlert(of error: any Error, titled title: String) {
    let alert = UIAlertController(
      title: title, message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: UIView.areAnimationsEnabled)
  }
}
