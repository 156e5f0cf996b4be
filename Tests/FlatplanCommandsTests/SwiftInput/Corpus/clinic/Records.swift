import Foundation

final class Records {
    let patients = ["Biscuit", "Sir Hops", "Olive", "Tank"]
    let vaccines = ["Rabies", "Distemper", "Parvo"]
}
