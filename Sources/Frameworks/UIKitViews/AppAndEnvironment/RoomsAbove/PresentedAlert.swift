/// A presented alert, which by default leaves the status bar to the controller below (Device.SB1).
package protocol PresentedAlert: UIViewController {}
