import TactusHome
import UIKit

HomeAppDelegate.main()
