import TactusPrintCenter
import UIKit

PrintCenterAppDelegate.main()
